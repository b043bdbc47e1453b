import type { Update } from '@quando/protocol';
import { switchLanguage } from './device/language-switch.ts';
import { lastStatus, nextDecisionOnline, socketMessagesOn, updateAt } from './device/socket-messages.ts';
import { playOnline } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';
import {
  besideScreen,
  isSentenceFree,
  numbersInHands,
  sidesTold,
  turnOn,
  wordsInHands,
  wordsOn,
} from './online/room-test.ts';

test.setTimeout(300_000);

const { app, online } = wordsIn('en');
const { room } = online;

/** Somebody chooses a side, unless the round is over. */
const isDrawOrEnd = ({ view }: Update): boolean => view.phase === 'draw' || view.result !== 'none';

test('four phones and a television play a whole game, and the television never shows a side of a hand', async ({
  device,
}) => {
  const tv = await device({ language: 'en', isTelevision: true });
  const path = await turnOn(tv);
  const people = await Promise.all(
    ['Mila', 'Ruth', 'Jonas', 'Großpapa Hans'].map((name) => device({ language: 'en', name })),
  );
  const [mila, ruth] = people.map(({ page }) => page);

  await test.step('the three words lead to a seat', async () => {
    await expect.poll(() => wordsOn(tv.page)).toHaveLength(3);
    const code = (await wordsOn(tv.page)).join(' ');
    await mila!.goto('/join');
    await mila!.getByRole('textbox').fill(code);
    await mila!.getByRole('textbox').press('Enter');
    await mila!.waitForURL(`**${path}`);
    await mila!.getByRole('button', { name: online.lobby.sit, exact: true }).click();
    await expect(tv.page.getByText(room.screen.dealsWhenReady)).toBeVisible();
  });

  await test.step('the others follow the link of the code for cameras; the first one starts', async () => {
    for (const { page } of people.slice(1)) {
      await page.goto(path);
      await page.locator('.screen-actions .main').click();
      await expect(page.locator('.invite')).toBeVisible();
    }
    await expect(tv.page.getByText('Großpapa Hans')).toBeVisible();
    await mila!.locator('.screen-actions .main').click();
    for (const { page } of people) await expect(page.locator('.hand [data-card]')).toHaveCount(7);
  });

  await test.step('the piles are on the television and not on the phones', async () => {
    await expect(tv.page.locator('[data-spot="pile"]')).toBeVisible();
    for (const { page } of people) await expect(page.locator('[data-spot="pile"]')).toHaveCount(0);
    await expect(tv.page.getByRole('heading', { level: 2 })).toHaveText(/turn$/);
    const cut = await tv.page
      .locator('main section b')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
  });

  const pages = new Map(people.map(({ page }, seat) => [seat, page]));
  const input = besideScreen(mila!);

  await test.step('what the television draws of the piles is what a watcher sees', async () => {
    for (let from = 0, i = 0; i < 12; i += 1) {
      const update = await playOnline(pages, { from, input, until: ({ seq }) => seq > from + 1 });
      from = update.seq - 1;
      const { view } = await updateAt(tv.page, update.seq);
      const top = view.pile[0]!.up;
      await expect(tv.page.locator(`[data-spot="pile"] .face.n${top}`)).toBeVisible();
      expect(await numbersInHands(tv.page)).toEqual([]);
      expect((await wordsInHands(tv.page)).join('')).toBe('');
      expect(await isSentenceFree(tv.page)).toBe(true);
      if (view.result !== 'none') break;
    }
  });

  await test.step('on the smallest phone, the hand is in view beside the choice of a side', async () => {
    const { view } = await playOnline(pages, { input, until: isDrawOrEnd });
    if (view.phase !== 'draw' || view.asked === 'nobody') return;
    const page = people[view.asked]!.page;
    const before = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 568 });
    const turnOver = page.locator('[data-action="draw-down"]');
    await expect(turnOver).toBeInViewport({ ratio: 1 });
    for (const card of await page.locator('.hand [data-card]').all())
      await expect(card).toBeInViewport({ ratio: 1 });
    for (const language of ['de', 'nl'] as const) {
      await switchLanguage(page, language);
      expect(await turnOver.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    }
    await switchLanguage(page, 'en');
    await page.setViewportSize(before);
  });

  const scored =
    await test.step('a round ends: the phones wait for the television, and then deal', async () => {
      const update = await playOnline(pages, { input, until: ({ view }) => view.asked === 'nobody' });
      await expect(ruth!.getByRole('heading', { name: room.hand.turning })).toBeVisible();
      await expect(tv.page.getByText(app.reveal.title(1))).toBeVisible();
      await expect(ruth!.getByRole('heading', { name: room.hand.turning })).toHaveCount(0);
      await expect(tv.page.getByText(room.screen.handsStay)).toBeVisible();
      return update;
    });

  await test.step('anybody can hold the result, and deal by hand', async () => {
    if (scored.view.phase === 'over') return;
    await ruth!.getByRole('button', { name: room.hand.hold }).click();
    await expect(tv.page.getByText(room.screen.held('Ruth'))).toBeVisible();
    await expect(mila!.getByText(room.hand.holding)).toBeVisible();
    await besideScreen(mila!)(mila!).goOn();
    await nextDecisionOnline(mila!, scored.seq);
  });

  await test.step('the game ends on the television by itself', async () => {
    const { seq } = await playOnline(pages, { input, from: scored.seq - 1 });
    const { view } = await updateAt(tv.page, seq);
    expect(view.phase).toBe('over');
    await expect(tv.page.getByText(room.screen.again)).toBeVisible({ timeout: 40_000 });
  });

  await test.step('lying flat, the end reads towards everybody', async () => {
    const { view } = await updateAt(tv.page, 0);
    await tv.page.getByRole('button', { name: app.menu, exact: true }).click();
    await tv.page.getByRole('button', { name: room.screen.flat }).click();
    await tv.page.getByRole('button', { name: app.close }).click();
    for (const [seat, name] of ['Mila', 'Ruth', 'Jonas', 'Großpapa Hans'].entries())
      await expect(tv.page.getByRole('region', { name })).toContainText(`${view.totals[seat]}`);
    const turned = tv.page.locator('.far').getByText(room.screen.again);
    await expect(turned).toBeVisible();
    expect((await turned.boundingBox())!.y).toBeLessThan(360);
  });

  await test.step('every message to the television was a watcher’s', async () => {
    const messages = await socketMessagesOn(tv.page);
    expect(messages.filter(({ type }) => type === 'events').length).toBeGreaterThan(10);
    expect(messages.flatMap((reply) => (reply.type === 'update' ? [reply.viewer] : []))).not.toContain(0);
    expect(messages.flatMap(sidesTold)).toEqual([]);
    expect(messages.flatMap((reply) => (reply.type === 'welcome' ? [reply.seat] : []))).toEqual(['none']);
  });

  await test.step('one of them asks for another game, and the television comes along', async () => {
    await mila!.locator('.screen-actions .btn').last().click();
    await mila!.getByRole('button', { name: online.finish.rematch }).click();
    await mila!.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== path);
    const next = new URL(mila!.url()).pathname.slice('/t/'.length);
    await expect.poll(() => tv.page.evaluate(() => localStorage.getItem('quando-screen'))).toContain(next);
    await expect(tv.page.getByRole('listitem').filter({ hasText: 'Mila' })).toBeVisible();
  });
});

test('a television may reload or go away: the phones go on', async ({ device }) => {
  const tv = await device({ language: 'en', isTelevision: true });
  const path = await turnOn(tv, { players: 2, target: 50 });
  const people = await Promise.all(['Ana', 'Ben'].map((name) => device({ language: 'en', name })));
  const [ana, ben] = people.map(({ page }) => page);
  for (const page of [ana!, ben!]) {
    await page.goto(path);
    await page.locator('.screen-actions .main').click();
    await expect(page.locator('.invite')).toBeVisible();
  }
  await ana!.locator('.screen-actions .main').click();
  await expect(ana!.locator('.hand')).toBeVisible();
  const piles = ana!.locator('[data-spot="pile"]');
  const pages = new Map([
    [0, ana!],
    [1, ben!],
  ]);
  const input = besideScreen(ana!);
  const { seq } = await playOnline(pages, { input, until: ({ seq: reached }) => reached > 6 });

  await test.step('after a reload the television shows the present, and no phone has noticed', async () => {
    await tv.page.reload();
    await updateAt(tv.page, seq);
    await expect(tv.page.locator('[data-spot="pile"]')).toBeVisible();
    await expect(piles).toHaveCount(0);
  });

  await test.step('a phone can have the whole table if its owner wants it', async () => {
    await ana!.getByRole('button', { name: room.hand.onScreen }).click();
    await expect(piles).toBeVisible();
    await ana!.getByRole('button', { name: room.hand.onScreen }).click();
    await expect(piles).toHaveCount(0);
  });

  await test.step('without the television the phones have the table, and say so once', async () => {
    await tv.page.goto('about:blank');
    await expect(ana!.getByRole('status').getByText(room.hand.screenOff)).toBeVisible();
    await expect(piles).toBeVisible();
    expect(await lastStatus(ana!)).not.toHaveProperty('hasScreen');
  });

  await test.step('when it is back, the phones are hands again', async () => {
    await tv.page.goto('/tv');
    await expect(tv.page.locator('[data-spot="pile"]')).toBeVisible();
    await expect(piles).toHaveCount(0);
    await playOnline(pages, { input, from: seq - 1, until: ({ seq: reached }) => reached > seq + 3 });
  });

  await test.step('a phone that was asleep for ten minutes connects again when it wakes up', async () => {
    const welcomes = (): Promise<number> =>
      ana!.evaluate(() => socketMessages.filter(({ type }) => type === 'welcome').length);
    const before = await welcomes();
    await ana!.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 600_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(welcomes).toBe(before + 1);
  });
});
