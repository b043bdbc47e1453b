import type { Page } from '@playwright/test';
import { lastStatus } from './device/socket-messages.ts';
import { expect, test } from './online/online-test.ts';
import { expectAnnounced } from './online/announcement.ts';
import { playOnline } from './online/play-online.ts';
import { mouse } from './table/player-input.ts';
import { wordsIn } from './online/online-words.ts';

const { app, online } = wordsIn('en');
const { lobby, seats } = online;

const lobbySeat = (page: Page, seat: number) => page.locator(`[data-lobby-seat="${seat}"]`);

test('a table is created in two taps, and its creator has a seat', async ({ device }) => {
  const { page } = await device({ language: 'en', name: 'Ana' });
  await page.goto('/');
  await page.getByRole('link', { name: app.start.together }).click();
  await page.getByRole('button', { name: online.tables.make }).click();
  await expect(lobbySeat(page, 0)).toContainText(app.you);
  await expect(lobbySeat(page, 0)).toContainText(lobby.host);
  await expect(page.getByRole('img', { name: online.share.code })).toBeVisible();
  await test.step('it is among one’s tables, also after a reload', async () => {
    await page.goto('/tables');
    await expect(page.getByText(online.tables.gathering(3))).toBeVisible();
    await page.getByRole('link', { name: online.tables.gathering(3) }).click();
    await expect(lobbySeat(page, 0)).toContainText(app.you);
  });
});

test('the last table’s terms are offered again', async ({ device }) => {
  const { page } = await device({ language: 'en', name: 'Ana' });
  await page.goto('/tables');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: '40' }).check({ force: true });
  // By its label, which is scrolled out from under the button that floats above it.
  await page.getByText(online.tables.tempos.daily, { exact: true }).click();
  await page.getByRole('switch', { name: online.tables.open }).uncheck();
  await page.getByRole('button', { name: online.tables.make }).click();
  await expect(lobbySeat(page, 1)).toBeVisible();
  expect((await lastStatus(page))!.terms).toEqual({ players: 2, target: 40, tempo: 'daily', isOpen: false });
  await page.goto('/tables');
  await expect(page.getByRole('radio', { name: online.tables.tempos.daily })).toBeChecked();
  await expect(page.getByRole('switch', { name: online.tables.open })).not.toBeChecked();
});

test('people sit down, move and get up, and the host sees to the rest', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 3 });
  const [ana, ben] = [await device({ language: 'en', name: 'Ana' }), await device({ language: 'en' })];
  await ana.page.goto(path);
  await lobbySeat(ana.page, 1).click();
  await expect(lobbySeat(ana.page, 1)).toContainText(lobby.host);

  await test.step('those who sit see that somebody looks in', async () => {
    await expect(ana.page.getByText(lobby.progress.free(2))).toBeVisible();
    await ben.page.goto(path);
    await expect(lobbySeat(ben.page, 1)).toContainText('Ana');
    await expect(ana.page.getByText(lobby.progress.visitors(1))).toBeVisible();
    await ben.page.goto('/');
    await expect(ana.page.getByText(lobby.progress.visitors(1))).toHaveCount(0);
    await ben.page.goto(path);
    await expect(ana.page.getByText(lobby.progress.visitors(1))).toBeVisible();
    await expect(ben.page.getByText(lobby.progress.visitors(1))).toHaveCount(0);
  });
  await test.step('somebody without a name is asked for one', async () => {
    await ben.page.getByRole('textbox', { name: online.me.name }).fill('Ben');
    await ben.page.getByRole('radio', { name: app.setup.avatars.cloud }).check({ force: true });
    await lobbySeat(ben.page, 0).click();
    await expect(lobbySeat(ana.page, 0)).toContainText('Ben');
    await expect(ana.page.getByText(lobby.progress.nearly)).toBeVisible();
    await expect(ana.page.getByText(lobby.progress.visitors(1))).toHaveCount(0);
    await expect(ben.page.getByText(lobby.waitsFor('Ana'))).toBeVisible();
  });
  await test.step('they may move, and change their name', async () => {
    await lobbySeat(ben.page, 2).click();
    await expect(lobbySeat(ana.page, 2)).toContainText('Ben');
    await expect(lobbySeat(ana.page, 0)).not.toContainText('Ben');
    await lobbySeat(ben.page, 2).click();
    const name = ben.page.getByRole('textbox', { name: online.me.name });
    await name.fill('Benno');
    await name.press('Enter');
    await expect(lobbySeat(ana.page, 2)).toContainText('Benno');
  });
  await test.step('the host puts a computer on a free seat and chooses its level', async () => {
    await lobbySeat(ana.page, 0).click();
    await expect(lobbySeat(ben.page, 0)).toContainText(app.setup.computer(app.setup.levels.casual));
    await ana.page.getByRole('radio', { name: app.setup.levels.sharp }).check({ force: true });
    await expect(lobbySeat(ben.page, 0)).toContainText(app.setup.computer(app.setup.levels.sharp));
  });
  await test.step('the host asks somebody to leave, and lets them come back', async () => {
    await lobbySeat(ana.page, 2).click();
    await ana.page.getByRole('button', { name: lobby.remove('Benno') }).click();
    await ana.page.getByRole('button', { name: seats.letBack('Benno') }).click();
    await expect(ben.page.getByRole('heading', { name: lobby.where })).toBeVisible();
    await ben.page.getByRole('button', { name: lobby.sit }).click();
    await expect(ben.page.getByRole('heading', { name: lobby.who })).toBeVisible();
  });
  await test.step('a host who leaves frees the seat, and the next person is the host', async () => {
    await ana.page.getByRole('button', { name: lobby.standUp }).click();
    await expect(lobbySeat(ben.page, 2)).toContainText(lobby.host);
    await expect(ana.page.getByRole('button', { name: lobby.sit })).toBeVisible();
  });
});

test('people who give no name, or one name, can be told apart', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 4 });
  const [ana, other] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ana' }),
  ];
  const guests = [await device({ language: 'en' }), await device({ language: 'en' })];
  for (const { page } of [ana, other, ...guests]) {
    await page.goto(path);
    await page.getByRole('button', { name: lobby.sit }).click();
    await expect(page.getByRole('heading', { name: lobby.who })).toBeVisible();
  }
  await expect(lobbySeat(ana.page, 1)).toContainText('Ana 2');
  await expect(lobbySeat(guests[1]!.page, 3)).toContainText(app.you);
  const sitters = (await lastStatus(guests[1]!.page))!.seats.flatMap((taken) =>
    taken.kind === 'taken' ? [taken.sitter] : [],
  );
  const names = sitters.map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
  expect(names.slice(2).filter((name) => !online.me.guests.includes(name))).toEqual([]);
  // Both who have chosen an avatar chose the same one.
  expect(new Set(sitters.map(({ avatar }) => avatar)).size).toBe(3);
  await expect(lobbySeat(ana.page, 2)).toContainText(names[2]!);
});

test('a removed player is told and may ask to come back, and then a bot’s seat can be taken', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 2 });
  const [ana, ben] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ben' }),
  ];
  for (const { page } of [ana, ben]) {
    await page.goto(path);
    await page.getByRole('button', { name: lobby.sit }).click();
    await expect(page.getByRole('heading', { name: lobby.who })).toBeVisible();
  }
  const third = await device({ language: 'en', name: 'Cem' });
  await third.page.goto(path);
  await expect(third.page.getByRole('heading', { name: lobby.fullTitle })).toBeVisible();
  await lobbySeat(ana.page, 1).click();
  await expectAnnounced(third.page, seats.news.removed('Ben'), () =>
    ana.page.getByRole('button', { name: lobby.remove('Ben') }).click(),
  );
  await expect(ben.page.getByText(seats.youWereRemoved)).toBeVisible();
  await expect(lobbySeat(ben.page, 1)).toHaveAttribute('aria-disabled', 'true');
  await ben.page.reload();
  await expectAnnounced(ana.page, seats.news.askedBack('Ben'), () =>
    ben.page.getByRole('button', { name: seats.askBack }).click(),
  );
  await expect(ben.page.getByText(seats.youAsked)).toBeVisible();
  await lobbySeat(ana.page, 1).click();
  await ana.page.getByRole('button', { name: seats.letBack('Ben') }).click();
  await expect(lobbySeat(ben.page, 1)).toContainText(lobby.sitHere);
  await lobbySeat(ben.page, 1).click();
  await expect(lobbySeat(ana.page, 1)).toContainText('Ben');
  await expect(lobbySeat(ben.page, 1)).toContainText(app.you);
});

test('at a locked table nobody new sits down, which everybody sees', async ({ device, makeTable }) => {
  const path = await makeTable({ players: 3 });
  const [ana, ben, late] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ben' }),
    await device({ language: 'de', name: 'Emil' }),
  ];
  for (const { page } of [ana, ben]) {
    await page.goto(path);
    await page.getByRole('button', { name: lobby.sit }).click();
    await expect(page.getByRole('heading', { name: lobby.who })).toBeVisible();
  }
  await late.page.goto(path);
  const german = wordsIn('de').online;
  const sit = late.page.getByRole('button', { name: german.lobby.sit });
  await expect(sit).toBeVisible();
  await expectAnnounced(ben.page, seats.news.locked, () =>
    ana.page.getByRole('switch', { name: seats.lock }).check(),
  );
  await expect(ben.page.getByText(seats.locked)).toBeVisible();
  await expect(late.page.getByText(german.seats.locked)).toBeVisible();
  await expect(sit).toHaveCount(0);
  await expect(lobbySeat(late.page, 2)).toHaveAttribute('aria-disabled', 'true');
  await ana.page.getByRole('switch', { name: seats.lock }).uncheck();
  await expectAnnounced(ana.page, seats.news.satDown('Emil'), () => sit.click());
  await expect(lobbySeat(ana.page, 2)).toContainText('Emil');
});

test('a table whose log makes no sense is told from one that is gone', async ({ device, tables }) => {
  const { page } = await device({ language: 'en', name: 'Ana' });
  const [gone, stuck] = ['AAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBB'] as const;
  await page.addInitScript(
    (known) => localStorage.setItem('quando-tables', JSON.stringify(known)),
    [gone, stuck].map((table) => ({ table, key: 'k'.repeat(43), seat: 0 })),
  );
  tables.keepRubbish(stuck);
  await page.goto('/tables');
  await expect(page.getByText(online.tables.gone(1))).toBeVisible();
  await page.getByRole('link', { name: online.tables.unreadable }).click();
  await expect(page.getByText(online.byes.unreadable.text)).toBeVisible();
  await page.getByRole('button', { name: online.play.toStart }).click();
  await expect(page).toHaveURL('/');
});

test('without a network nobody can make a table, and that is said', async ({ device }) => {
  const { page, context } = await device({ language: 'en', name: 'Ana' });
  await page.goto('/tables');
  const make = page.getByRole('button', { name: online.tables.make });
  await expect(make).toBeVisible();
  await context.setOffline(true);
  await make.click();
  await expect(page.getByText(online.tables.unreachable)).toBeVisible();
  await context.setOffline(false);
  await make.click();
  await expect(lobbySeat(page, 0)).toContainText(app.you);
});

test('a link that leads to no table says so', async ({ device }) => {
  const { page } = await device({ language: 'en' });
  await page.goto('/t/AAAAAAAAAAAAAAAA');
  await expect(page.getByText(online.byes['no-such-table'].text)).toBeVisible();
  await page.getByRole('button', { name: app.lost.toStart }).click();
  await expect(page).toHaveURL('/');
});

test('a closed table lets nobody watch, but somebody take over from a computer after the round', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 2, target: 200, isOpen: false });
  const [ana, late] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'en', name: 'Ben' }),
  ];
  await ana.page.goto(path);
  await ana.page.getByRole('button', { name: lobby.sit }).click();
  await ana.page.getByRole('button', { name: lobby.beginWith(1) }).click();
  await expect(ana.page.locator('.hand')).toBeVisible();
  await late.page.goto(path);
  await expect(late.page.getByText(online.byes['not-open'].text)).toBeVisible();
  const bot = (await lastStatus(late.page))!.seats[1]!;
  if (bot.kind === 'free') throw new Error('nobody sits there');
  await late.page.getByRole('button', { name: online.play.takeSeatOf(bot.sitter.name) }).click();
  await expect(late.page.getByText(seats.youAreNext(bot.sitter.name))).toBeVisible();
  await playOnline(new Map([[0, ana.page]]), { until: ({ view }) => view.asked === 'nobody' });
  await mouse(ana.page).goOn();
  await expect(ana.page.locator('.hand')).toBeVisible();
  await mouse(late.page).goOn();
  await expect(late.page.locator('.hand')).toBeVisible();
});
