import type { Page } from '@playwright/test';
import { lastStatus } from './device/socket-messages.ts';
import { lookAt } from './online/look-at.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';
import { playOnline } from './online/play-online.ts';
import { mouse } from './table/player-input.ts';

test.setTimeout(180_000);

const { app: english, online } = wordsIn('en');
const { lobby, play, phrases, seats, share } = online;
const { app, online: german } = wordsIn('de');
const { meanwhile } = german.lobby;

/** Whether the person on a seat is connected, as the others are told. */
async function isHere(page: Page, seat: number): Promise<boolean> {
  const place = (await lastStatus(page))!.seats[seat]!;
  return place.kind === 'taken' && place.isHere;
}

/** Opens the menu of a game. */
const openMenu = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** Nothing of a screen that is as high as the window is pushed out of it. */
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);

test('a newcomer practises while they wait, is called back, and finds everything about the table in the game', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 2, target: 200 });
  const [ana, ben] = [
    await device({ language: 'en', name: 'Ana' }),
    await device({ language: 'de', name: 'Ben' }),
  ];
  const { page } = ben;
  const waits = page.getByText(meanwhile.waits);
  await ana.page.goto(path);
  await ana.page.getByRole('button', { name: lobby.sit }).click();
  await page.goto(path);

  await test.step('somebody who only looks in reads the rules, and is still looked for', async () => {
    await page.getByRole('link', { name: app.start.rules }).click();
    await expect(waits).toBeVisible();
    await expect(ana.page.getByText(lobby.progress.visitors(1))).toBeVisible();
    await page.getByRole('link', { name: meanwhile.back }).click();
    await page.getByRole('button', { name: german.lobby.sit }).click();
    await expect(page.getByRole('heading', { name: german.lobby.who })).toBeVisible();
  });
  await test.step('the tutorial is there, and Back and Forward go between it and the table', async () => {
    await page.getByRole('link', { name: app.start.learn }).click();
    await expect(waits).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: german.lobby.who })).toBeVisible();
    await expect(waits).toHaveCount(0);
    await page.goForward();
    await expect(waits).toBeVisible();
    await page.goBack();
  });
  await test.step('a game against computers leaves room for the way back, also after a reload', async () => {
    await page.getByRole('button', { name: meanwhile.practise }).click();
    await expect(page.locator('.hand')).toBeVisible();
    await expect(waits).toBeVisible();
    expect(await isWhole(page)).toBe(true);
    await lookAt(page, 'a bar that leads back to the table');
    await page.reload();
    await expect(page.locator('.hand')).toBeVisible();
    await expect(waits).toBeVisible();
  });
  await test.step('the others see them at the table all the time', async () => {
    await expect.poll(() => isHere(ana.page, 1)).toBe(true);
    await expect(ana.page.getByText(lobby.progress.ready)).toBeVisible();
  });
  await test.step('they are told when the game begins and that it is their turn, and go there', async () => {
    await ana.page.locator('.screen-actions .main').click();
    await expect(ana.page.locator('.hand')).toBeVisible();
    const { waiting } = (await lastStatus(ana.page))!;
    await expect(page.getByText(waiting?.seat === 1 ? meanwhile.turn : meanwhile.begun)).toBeVisible();
    await page.getByRole('link', { name: meanwhile.back }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('.hand')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.hand')).toBeVisible();
    await expect(page.getByRole('link', { name: meanwhile.back })).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(path);
  });

  await test.step('the menu of the game has the way to the table', async () => {
    await openMenu(ana.page, english.menu);
    await ana.page.getByRole('button', { name: share.link }).click();
    await expect(ana.page.getByRole('img', { name: share.code })).toBeVisible();
    await expect(ana.page.getByRole('textbox', { name: share.link })).toHaveValue(new RegExp(`${path}$`));
    await ana.page.getByRole('button', { name: english.close }).click();
  });
  await test.step('the log tells for whom a computer plays, and that they are back', async () => {
    await openMenu(page, app.menu);
    await page.getByRole('button', { name: german.play.letComputerPlay }).click();
    await openMenu(ana.page, english.menu);
    const log = ana.page.getByRole('dialog').getByRole('listitem');
    await expect(log.filter({ hasText: seats.news.left('Ben') })).toBeVisible();
    await page.getByRole('button', { name: german.play.takeBack }).click();
    await expect(log.filter({ hasText: seats.news.returned('Ben') })).toBeVisible();
    await ana.page.getByRole('button', { name: english.close }).click();
  });
  const pages = new Map([ana.page, page].map((own, seat) => [seat, own]));
  const { view } = await playOnline(pages, { until: ({ view: seen }) => seen.asked === 'nobody' });
  await test.step('people talk on the reveal, each in their language', async () => {
    await ana.page.getByRole('button', { name: play.say }).click();
    await ana.page.getByRole('button', { name: phrases['well-played'] }).click();
    await expect(page.locator('.spoken')).toContainText(`Ana ${german.phrases['well-played']}`);
    await expect(ana.page.locator('.spoken')).toContainText(english.you);
  });
  await test.step('the menu has the points by round', async () => {
    for (const own of [ana.page, page]) await mouse(own).goOn();
    await expect(ana.page.locator('.hand')).toBeVisible();
    await openMenu(ana.page, english.menu);
    await ana.page.getByRole('button', { name: english.game.points.title }).click();
    const rows = ana.page.getByRole('table', { name: english.game.points.title }).getByRole('row');
    await expect(rows.nth(1).getByRole('cell')).toHaveText(view.totals.map(String));
    await expect(rows.last().getByRole('cell')).toHaveText(view.totals.map(String));
  });
});
