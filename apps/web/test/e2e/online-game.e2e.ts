import type { Page } from '@playwright/test';
import { readRecord } from '@quando/rules/authority';
import { loadReplayWords, loadStoryWords } from '@quando/text';
import { checkDeals } from '@quando/table';
import { readFileSync } from 'node:fs';
import { recordedStory } from '../../src/offline/recorded-story.ts';
import { remarkablesIn } from '../../src/screens/end/remarkable.ts';
import type { Story } from '../../src/story/story.ts';
import { socketMessagesOn, updateAt } from './device/socket-messages.ts';
import { decisionIn, playOnline } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';
import { keyboard, mouse, tabTo } from './table/player-input.ts';

test.setTimeout(300_000);

/** From its next connection on, a device does not help to shuffle, so that the others wait for it for a moment. */
const losePromises = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const NativeSocket = WebSocket;
    class LosingSocket extends NativeSocket {
      override send(data: string): void {
        if (!data.includes('"promise"')) super.send(data);
      }
    }
    Object.assign(globalThis, { WebSocket: LosingSocket });
  });

test('three people in three languages and a bot play a whole game, whatever happens', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 4, target: 12 });
  const ruth = await device({ language: 'de', name: 'Ruth' });
  const zoe = await device({ language: 'fr', name: 'Zoé' });
  const dario = await device({ language: 'it', name: 'Dario' });
  const watcher = await device({ language: 'en' });

  await test.step('they sit down, and the host lets a computer play along', async () => {
    for (const { page } of [ruth, zoe, dario]) {
      await page.goto(path);
      await page.locator('.screen-actions .main').click();
      await expect(page.locator('.invite')).toBeVisible();
    }
    await expect(zoe.page.getByText(wordsIn('fr').online.lobby.waitsFor('Ruth'))).toBeVisible();
    await ruth.page.getByRole('button', { name: wordsIn('de').online.lobby.beginWith(1) }).click();
    await watcher.page.goto(path);
    await expect(watcher.page.getByText(wordsIn('en').online.play.watching)).toBeVisible();
  });

  const pages = new Map([
    [0, ruth.page],
    [1, zoe.page],
    [2, dario.page],
  ]);

  await test.step('everybody reads their own language', async () => {
    const { seq } = await playOnline(pages, { until: ({ seq: reached }) => reached > 12 });
    for (const [{ page }, language] of [
      [ruth, 'de'],
      [zoe, 'fr'],
      [dario, 'it'],
      [watcher, 'en'],
    ] as const) {
      await updateAt(page, seq);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        wordsIn(language).app.game.round(1),
      );
    }
  });

  const reloaded = await test.step('a reload leads back to the same cards', async () => {
    const update = await playOnline(pages, { until: ({ view }) => view.asked === 1 });
    await zoe.page.reload();
    const again = await updateAt(zoe.page, update.seq);
    expect(again.viewer).toBe(1);
    await expect(zoe.page.locator('.hand [data-card]')).toHaveCount(again.view.hands[1]!.length);
    return update.seq - 1;
  });

  const cut =
    await test.step('a lost connection is told, and what was decided meanwhile happens once', async () => {
      const update = await playOnline(pages, {
        from: reloaded,
        until: ({ view, seq }) => view.asked === 2 && seq > reloaded + 1,
      });
      const own = await updateAt(dario.page, update.seq);
      await dario.context.setOffline(true);
      await expect(dario.page.getByText(wordsIn('it').online.play.connectionDown)).toBeVisible();
      await mouse(dario.page).act(own.view, decisionIn(own));
      await expect(dario.page.locator('.actions.sent')).toBeVisible();
      await dario.context.setOffline(false);
      await updateAt(ruth.page, update.seq + 1);
      await expect(dario.page.getByText(wordsIn('it').online.play.connectionDown)).toHaveCount(0);
      return update.seq;
    });

  await test.step('a seat moves to another device by its private link, and both play', async () => {
    const { app, online } = wordsIn('it');
    await playOnline(pages, { from: cut, until: ({ view }) => view.asked === 0 });
    await dario.page.getByRole('button', { name: app.menu, exact: true }).click();
    await dario.page.getByRole('button', { name: online.share.seatTitle }).click();
    const link = await dario.page.getByRole('textbox', { name: online.share.link }).inputValue();
    expect(new URL(link).hash).toMatch(/^#key=[\w-]{43}$/);
    const tablet = await device({ language: 'it' });
    await tablet.page.goto(link);
    await expect(tablet.page.locator('.hand')).toBeVisible();
    expect(tablet.page.url()).toBe(new URL(path, link).href);
    await dario.page.keyboard.press('Escape');
    pages.set(2, tablet.page);
  });

  const { seq } = await playOnline(pages);
  await test.step('the game comes to its end for everybody', async () => {
    for (const { page } of [ruth, zoe, dario, watcher]) await updateAt(page, seq);
    expect(
      (await socketMessagesOn(watcher.page)).filter(
        (reply) => reply.type === 'update' && reply.viewer !== 'watcher',
      ),
    ).toEqual([]);
    await ruth.page.locator('.screen-actions .btn').last().click();
    await expect(ruth.page.getByRole('button', { name: wordsIn('de').online.finish.rematch })).toBeVisible();
  });

  let story: Story | undefined;
  let steps = 0;
  await test.step('every deal can be checked, here and elsewhere', async () => {
    const { finish } = wordsIn('de').online;
    await ruth.page.getByRole('button', { name: finish.check }).click();
    const downloading = ruth.page.waitForEvent('download');
    await ruth.page.getByRole('button', { name: finish.record }).click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    const record = readRecord(text);
    if ('fault' in record) throw new Error(record.fault.code);
    expect(checkDeals(record.record)).toEqual([]);
    const { length } = record.record.rounds;
    await expect(ruth.page.getByText(finish.fair(length))).toBeVisible();
    await expect(ruth.page.getByText(finish.ownPart(length))).toBeVisible();
    story = recordedStory(text)!;
    steps = record.record.rounds.reduce((sum, { actions }) => sum + actions.length + 1, 0);
  });

  await test.step('a player and whoever comes after the end read what was remarkable', async () => {
    const late = await device({ language: 'en' });
    await late.page.goto(path);
    for (const [{ page }, language, viewer] of [
      [ruth, 'de', 0],
      [late, 'en', 'watcher'],
    ] as const) {
      const { sitters } = await updateAt(page, seq);
      const context = { viewer, names: sitters.map(({ name }) => name) };
      for (const { text } of remarkablesIn(story!, await loadStoryWords(language), context))
        await expect(page.getByText(text)).toBeVisible();
    }
    await late.page.getByRole('link', { name: wordsIn('en').app.replay, exact: true }).click();
    const { eyes } = await loadReplayWords('en');
    await late.page.getByRole('radio', { name: eyes.open }).check({ force: true });
    await expect(late.page.getByRole('slider')).toHaveAttribute('max', String(steps - 1));
  });

  await test.step('one tap invites the same people to another game', async () => {
    await ruth.page.getByRole('button', { name: wordsIn('de').online.finish.rematch }).click();
    await expect(ruth.page.locator('[data-lobby-seat]')).toHaveCount(4);
    expect(ruth.page.url()).not.toContain(path);
    await zoe.page.locator('.screen-actions .btn').last().click();
    await zoe.page.getByRole('button', { name: wordsIn('fr').online.lobby.rematch.come }).click();
    await expect(ruth.page.locator('[data-lobby-seat]').filter({ hasText: 'Zoé' })).toBeVisible();
    await expect(zoe.page.locator('[data-lobby-seat]')).toHaveCount(4);
    expect(zoe.page.url()).toBe(ruth.page.url());
  });

  await test.step('a player who was away finds the new table in their list', async () => {
    const next = new URL(ruth.page.url()).pathname;
    await dario.page.goto('/tables');
    await expect(dario.page.locator(`a[href="${next}"]`)).toBeVisible();
    await dario.page.locator('details').getByText(wordsIn('it').online.tables.finished(1)).click();
    const over = path.split('/').at(-1);
    for (const screen of ['replay', 'review'])
      await expect(dario.page.locator(`a[href$="/${screen}#table=${over}"]`)).toBeVisible();
    await losePromises(dario.page);
    await dario.page.locator(`a[href="${next}"]`).click();
    await dario.page.getByRole('button', { name: wordsIn('it').online.lobby.rematch.come }).click();
    await expect(ruth.page.getByText(wordsIn('de').online.lobby.progress.dealing)).toBeVisible();
    await expect(ruth.page.getByRole('timer')).toHaveText(/^0:0\d|0:10$/);
    for (const { page } of [ruth, zoe, dario])
      await expect(page.locator('.hand')).toBeVisible({ timeout: 30_000 });
  });
});

test('two people and a bot play a whole game with keys alone @desktop', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 3, target: 5 });
  const ana = await device({ language: 'en', name: 'Ana' });
  const zoe = await device({ language: 'fr', name: 'Zoé' });
  for (const { page } of [ana, zoe]) {
    await page.goto(path);
    await tabTo(page, '.screen-actions .main');
    await page.keyboard.press('Enter');
    await expect(page.locator('.invite')).toBeVisible();
  }
  await tabTo(ana.page, '.screen-actions .main');
  await ana.page.keyboard.press('Enter');
  const pages = new Map([
    [0, ana.page],
    [1, zoe.page],
  ]);
  const { view } = await playOnline(pages, { input: keyboard });
  expect(Math.max(...view.totals)).toBeGreaterThanOrEqual(5);
  for (const { page } of [ana, zoe]) {
    await expect(page.locator('.screen-actions .btn:last-child[aria-disabled="false"]')).toBeVisible();
    await tabTo(page, '.screen-actions .btn:last-child');
    await page.keyboard.press('Enter');
    await expect(page.locator('.result ol').getByRole('listitem')).toHaveCount(3);
  }
});
