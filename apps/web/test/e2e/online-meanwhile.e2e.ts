import type { Page } from '@playwright/test';
import { lastStatus } from './device/socket-messages.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';

test.setTimeout(180_000);

const { lobby } = wordsIn('en').online;
const { app, online: german } = wordsIn('de');
const { meanwhile } = german.lobby;

/** Whether the person on a seat is connected, as the others are told. */
async function isHere(page: Page, seat: number): Promise<boolean> {
  const place = (await lastStatus(page))!.seats[seat]!;
  return place.kind === 'taken' && place.isHere;
}

/** Nothing of a screen that is as high as the window is pushed out of it. */
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);

test('a newcomer learns and practises while they wait, keeps the seat, and is called back', async ({
  device,
  makeTable,
}) => {
  const path = await makeTable({ players: 2 });
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
  });
});
