import type { Page } from '@playwright/test';
import type { TableStatus } from '@quando/protocol';
import { socketMessagesOn, lastStatus, updateAt } from './device/socket-messages.ts';
import { expectAnnounced } from './online/announcement.ts';
import { decisionIn, playOnline, sitDown } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';
import { mouse } from './table/player-input.ts';

const { app, online } = wordsIn('en');

test.setTimeout(180_000);

function botOn({ seats }: TableStatus, seat: number): string {
  const taken = seats[seat];
  if (taken?.kind !== 'taken') throw new Error('nobody sits there');
  return taken.sitter.name;
}

const seatOn = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"]`);

test('when time runs out a bot decides, visibly, until the person is back', async ({ device, makeTable }) => {
  test.slow();
  const path = await makeTable({ players: 2, target: 100, tempo: 'quick' });
  const [ana, zoe] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'fr', name: 'Zoé' }),
  ];
  const pages = await sitDown(path, ana, zoe);
  const asked = await playOnline(pages, { until: ({ view }) => view.asked === 1 });
  await expect(ana.page.getByRole('timer')).toBeVisible();

  await test.step('it plays one turn', async () => {
    await expect
      .poll(async () => (await updateAt(ana.page, asked.seq)).view.asked, { timeout: 40_000 })
      .toBe(0);
  });
  await test.step('after a second one everybody sees that it plays on, and the person is told', async () => {
    const { seq } = await updateAt(ana.page, asked.seq + 2);
    await playOnline(pages, { from: seq - 1, until: ({ view }) => view.asked === 1 });
    await expect(zoe.page.getByText(wordsIn('fr').online.play.youAreAway)).toBeVisible({ timeout: 40_000 });
    await expect(seatOn(ana.page, 1)).toContainText(online.play.away);
  });
  await test.step('back again, the person decides', async () => {
    await zoe.page.getByRole('button', { name: wordsIn('fr').online.play.takeBack }).click();
    await expect(seatOn(ana.page, 1)).not.toContainText(online.play.away);
    const { seq } = await updateAt(zoe.page, 0);
    const turn = await playOnline(pages, { from: seq - 1, until: ({ view }) => view.asked === 1 });
    const own = await updateAt(zoe.page, turn.seq);
    await mouse(zoe.page).act(own.view, decisionIn(own));
    await updateAt(ana.page, turn.seq + 1);
  });
});

test('somebody who leaves is missed, a computer plays for them, and the seat is still theirs', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 2, target: 100 });
  const [ana, ben] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ben' }),
  ];
  await sitDown(path, ana, ben);
  await ben.page.getByRole('button', { name: app.menu, exact: true }).click();
  await ben.page.getByRole('button', { name: online.play.letComputerPlay }).click();
  await expect(seatOn(ana.page, 1)).toContainText(online.play.away);
  await ben.page.goto('/tables');
  await expect
    .poll(async () => (await lastStatus(ana.page))?.seats[1])
    .toMatchObject({ isHere: false, isAway: true });
  await ben.page.goto(path);
  await ben.page.getByRole('button', { name: online.play.takeBack }).click();
  await expect(seatOn(ana.page, 1)).not.toContainText(online.play.away);

  await test.step('when nobody is there, nobody reads that a computer plays', async () => {
    for (const { page } of [ana, ben]) {
      await page.getByRole('button', { name: app.menu, exact: true }).click();
      await page.getByRole('button', { name: online.play.letComputerPlay }).click();
    }
    for (const { page } of [ana, ben]) {
      await expect(page.getByText(online.play.paused)).toBeVisible();
      await expect(page.getByText(online.play.youAreAway)).toHaveCount(0);
    }
  });
});

test('somebody who is gone is seen to be gone', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 2, target: 100 });
  const [ana, ben] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ben' }),
  ];
  await sitDown(path, ana, ben);
  const other = await ben.context.newPage();
  await other.goto(path);
  await expect(other.locator('.hand')).toBeVisible();
  await ben.page.close();
  await expect(other.locator('.hand')).toBeVisible();
  await expect(seatOn(ana.page, 1)).not.toContainText(online.play.isGone);
  await other.close();
  await expect(seatOn(ana.page, 1)).toContainText(online.play.isGone);
});

test('who comes late watches without seeing a hand, and takes over from a bot when the round is over', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 3, target: 200 });
  const ana = await device({ language: 'en', name: 'Ana' });
  const late = await device({ language: 'de', name: 'Emil' });
  const pages = await sitDown(path, ana);
  const { play, seats } = wordsIn('de').online;
  await late.page.goto(path);
  await expect(late.page.getByText(play.watching)).toBeVisible();
  await expect(late.page.locator('.hand')).toHaveCount(0);
  const bot = botOn((await lastStatus(late.page))!, 1);
  const takeOver = async (): Promise<void> => {
    await late.page.getByRole('button', { name: play.takeSeat }).click();
    await late.page.getByRole('button', { name: play.takeSeatOf(bot) }).click();
    await expect(late.page.getByText(seats.youAreNext(bot))).toBeVisible();
  };

  await test.step('the seat is reserved, which everybody sees, and can be given up', async () => {
    await expectAnnounced(ana.page, online.seats.news.reserved('Emil', bot), takeOver);
    await expect(seatOn(ana.page, 1)).toContainText(online.seats.next('Emil'));
    await late.page.getByRole('button', { name: seats.giveUp }).click();
    await expect(late.page.getByText(play.watching)).toBeVisible();
    await takeOver();
    await late.page.reload();
    await expect(late.page.getByText(seats.youAreNext(bot))).toBeVisible();
  });
  await test.step('until the round is over, nothing but the watcher’s view arrives', async () => {
    await expectAnnounced(ana.page, online.seats.news.tookOver('Emil', bot), () =>
      playOnline(pages, { until: ({ view }) => view.asked === 'nobody' }),
    );
    const messages = await socketMessagesOn(late.page);
    const seated = messages.findIndex((reply) => reply.type === 'welcome' && reply.seat === 1);
    const seen = messages.slice(0, seated).flatMap((reply) => (reply.type === 'update' ? [reply] : []));
    expect(seated).toBeGreaterThan(0);
    expect(new Set(seen.map(({ viewer }) => viewer))).toEqual(new Set(['watcher']));
  });
  await test.step('then they play', async () => {
    await mouse(ana.page).goOn();
    await mouse(late.page).goOn();
    await expect(late.page.locator('.hand')).toBeVisible();
    await expect(seatOn(ana.page, 1)).toContainText('Emil');
  });
});

test('the host locks the table in mid-game, and turns somebody away who waits for a seat', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 3, target: 200 });
  const ana = await device({ language: 'en', name: 'Ana' });
  const late = await device({ language: 'fr', name: 'Zoé' });
  await sitDown(path, ana);
  const { play, seats } = wordsIn('fr').online;
  await late.page.goto(path);
  const bot = botOn((await lastStatus(ana.page))!, 2);
  const openSeats = async (): Promise<void> => {
    await ana.page.getByRole('button', { name: app.menu, exact: true }).click();
    await ana.page.getByRole('button', { name: online.seats.title, exact: true }).click();
  };

  await late.page.getByRole('button', { name: play.takeSeat }).click();
  await late.page.getByRole('button', { name: play.takeSeatOf(bot) }).click();
  await expect(late.page.getByText(seats.youAreNext(bot))).toBeVisible();
  await openSeats();
  await ana.page.getByRole('button', { name: online.lobby.remove('Zoé') }).click();
  await late.page.getByRole('button', { name: seats.askBack }).click();
  await expect(late.page.getByText(seats.youAsked)).toBeVisible();
  await ana.page.getByRole('button', { name: online.seats.letBack('Zoé') }).click();
  await expect(late.page.getByRole('button', { name: play.takeSeat })).toBeVisible();
  await ana.page.getByRole('switch', { name: online.seats.lock }).check();
  await expect(late.page.getByText(seats.locked)).toBeVisible();
  await expect(late.page.getByRole('button', { name: play.takeSeat })).toHaveCount(0);
  await expect(ana.page.getByRole('listitem').filter({ hasText: online.seats.news.locked })).toBeVisible();
});

test('what people say arrives in everyone’s language, and can be muted', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 2, target: 100 });
  const [ana, zoe] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'fr', name: 'Zoé' }),
  ];
  await sitDown(path, ana, zoe);
  const french = wordsIn('fr').online;
  const say = async (phrase: 'wow' | 'ouch'): Promise<void> => {
    await zoe.page.getByRole('button', { name: french.play.say }).click();
    await zoe.page.getByRole('button', { name: french.phrases[phrase] }).click();
  };
  await say('ouch');
  await expect(ana.page.locator('[data-speaker="1"]')).toHaveText(online.phrases.ouch);
  await expect(
    ana.page.getByRole('status').filter({ hasText: online.play.says('Zoé', online.phrases.ouch) }),
  ).toHaveCount(1);

  await ana.page.getByRole('button', { name: online.play.say }).click();
  await ana.page.getByRole('switch', { name: online.play.mute('Zoé') }).check();
  await ana.page.keyboard.press('Escape');
  await expect(ana.page.locator('[data-speaker="1"]')).toHaveCount(0);
  await ana.page.reload();
  await expect(ana.page.locator('.hand')).toBeVisible();
  await say('wow');
  await expect(zoe.page.locator('.bubble')).toHaveText(french.phrases.wow);
  await expect.poll(async () => JSON.stringify(await socketMessagesOn(ana.page))).toContain('"wow"');
  await expect(ana.page.locator('.bubble')).toHaveCount(0);
});

test('a table that waits is counted on the start page', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 2, target: 100, tempo: 'daily' });
  const [ana, ben] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ben' }),
  ];
  const pages = await sitDown(path, ana, ben);
  const { view } = await playOnline(pages, { until: () => true });
  if (view.asked === 'nobody') throw new Error('nobody is asked');
  const asked = pages.get(view.asked)!;
  const other = pages.get(1 - view.asked)!;
  for (const page of [asked, other]) await page.goto('/');
  await expect(asked.getByText(app.start.tablesWait(1))).toBeVisible();
  await expect(other.getByText(app.start.togetherHint)).toBeVisible();
  await asked.getByRole('link', { name: app.start.together }).click();
  await expect(asked.getByText(online.tables.turn('you'))).toBeVisible();
});

test('a server that is killed and started again is missed for a moment, and nothing is lost or done twice', async ({
  device,
  makeTable,
  tables,
}) => {
  const path = await makeTable({ players: 2, target: 100 });
  const [ana, zoe] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'fr', name: 'Zoé' }),
  ];
  const pages = await sitDown(path, ana, zoe);
  const update = await playOnline(pages, { until: ({ view, seq }) => view.asked === 1 && seq > 4 });
  const own = await updateAt(zoe.page, update.seq);
  await tables.kill();
  await expect(ana.page.getByText(online.play.connectionDown)).toBeVisible();
  await mouse(zoe.page).act(own.view, decisionIn(own));
  await tables.restart();
  const next = await updateAt(ana.page, update.seq + 1);
  const entries = new Set(next.events.filter(({ seq }) => seq > update.seq).map(({ seq }) => seq));
  expect([...entries]).toEqual([next.seq]);
  await expect(ana.page.getByText(online.play.connectionDown)).toHaveCount(0);
  await playOnline(pages, { from: update.seq, until: ({ seq }) => seq > update.seq + 6 });
});

const firstCardOn = (page: Page) => page.locator('.hand [data-card]').first();

test('a private link to another seat asks before it replaces the own one', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 2, target: 100 });
  const [ana, ben] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ben' }),
  ];
  await sitDown(path, ana, ben);
  await ana.page.getByRole('button', { name: app.menu, exact: true }).click();
  await ana.page.getByRole('button', { name: online.share.seatTitle }).click();
  const link = await ana.page.getByRole('textbox', { name: online.share.link }).inputValue();

  await test.step('who keeps their seat sees their own hand again', async () => {
    await ben.page.goto(link);
    await expect(ben.page.getByText(online.otherSeat.text)).toBeVisible();
    expect(ben.page.url()).toBe(new URL(path, link).href);
    await ben.page.getByRole('button', { name: online.otherSeat.keep }).click();
    await expect(firstCardOn(ben.page)).toHaveAttribute('data-card', /^1:/);
  });
  await test.step('who takes the other seat sees its hand', async () => {
    await ben.page.goto('/');
    await ben.page.goto(link);
    await expectAnnounced(ana.page, online.seats.news.sameDevice('Ana', 'Ben'), () =>
      ben.page.getByRole('button', { name: online.otherSeat.take }).click(),
    );
    await expect(firstCardOn(ben.page)).toHaveAttribute('data-card', /^0:/);
  });
  await test.step('and everybody sees that one device has shown both', async () => {
    await expect(seatOn(ana.page, 1)).toContainText(online.seats.sameDevice('Ana'));
  });
});
