import { violationsOn } from '../violations.ts';
import { OnlineServer } from './online/online-server.ts';
import { playOnline } from './online/play-online.ts';
import { expect, test } from './online/online-test.ts';
import { wordsIn } from './online/online-words.ts';
import { besideScreen, turnOn } from './online/room-test.ts';
import { smallTargetsOn } from './table/small-targets.ts';

test.setTimeout(240_000);

const { share } = wordsIn('en').online;

test('a television and the phones before it pass axe, and every target fits a finger', async ({ device }) => {
  const tv = await device({ language: 'en', isTelevision: true });
  const path = await turnOn(tv, { players: 2, target: 50 });
  const people = await Promise.all(['Ana', 'Ben'].map((name) => device({ language: 'en', name })));
  const [ana, ben] = people.map(({ page }) => page);
  const check = async (name: string): Promise<void> => {
    expect.soft(await violationsOn(tv.page), `the television, ${name}`).toEqual([]);
    for (const page of [ana!, ben!]) {
      expect.soft(await violationsOn(page), `a phone, ${name}`).toEqual([]);
      expect.soft(await smallTargetsOn(page), `a phone, ${name}`).toEqual([]);
    }
  };
  expect.soft(await violationsOn(tv.page), 'gathering').toEqual([]);
  for (const page of [ana!, ben!]) {
    await page.goto(path);
    await page.locator('.screen-actions .main').click();
    await expect(page.locator('.invite')).toBeVisible();
  }
  await ana!.locator('.screen-actions .main').click();
  for (const page of [ana!, ben!]) await expect(page.locator('.hand')).toBeVisible();
  const pages = new Map([
    [0, ana!],
    [1, ben!],
  ]);
  const input = besideScreen(ana!);
  await expect(tv.page.locator('[data-spot="pile"]')).toBeVisible();
  await check('a turn');
  const drawing = await playOnline(pages, { input, until: ({ view }) => view.phase === 'draw' });
  await check('a draw');
  await playOnline(pages, { input, from: drawing.seq - 1, until: ({ view }) => view.asked === 'nobody' });
  await expect(ana!.locator('.room')).toBeVisible();
  await check('a reveal');
});

test.describe('a television that may sound', () => {
  test.use({ settings: { sounds: true, speed: 'instant' } });

  test('asks to be touched, beside its name and not over it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/tv');
    const hint = page.getByText(wordsIn('en').online.room.screen.sound);
    const [asked, logo] = [await hint.boundingBox(), await page.locator('.logo').first().boundingBox()];
    expect(asked!.x).toBeGreaterThan(logo!.x + logo!.width);
    await page.keyboard.press('Enter');
    await expect(hint).toHaveCount(0);
  });
});

test('on a plain page of a home network everything works that can @desktop', async ({ playwright }) => {
  // Bots that take no time would have played before anybody could read what they say.
  const server = await OnlineServer.start('quando-lan-', 1);
  const { port } = new URL(server.address);
  const browser = await playwright.chromium.launch({
    ...test.info().project.use.launchOptions,
    args: ['--host-resolver-rules=MAP laptop.lan 127.0.0.1'],
  });
  const context = await browser.newContext({ locale: 'en-GB', baseURL: `http://laptop.lan:${port}` });
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  const [tv, phone] = [await context.newPage(), await context.newPage()];
  await tv.goto('/tv');
  expect(await tv.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await expect(tv.getByRole('img')).toBeVisible();
  const path = await tv.evaluate(() => {
    const kept: { table: string } = JSON.parse(localStorage.getItem('quando-screen')!);
    return `/t/${kept.table}`;
  });
  await phone.goto(path);
  await phone.locator('.screen-actions .main').click();
  await expect(phone.locator('.invite')).toBeVisible();
  await phone.getByRole('button', { name: share.copy }).click();
  await expect(phone.getByRole('status').getByText(share.copied)).toHaveCount(1);
  await Promise.all([
    // A bot greets, on the television too; after a moment it is quiet again.
    expect(tv.locator('section .said')).toBeVisible({ timeout: 60_000 }),
    phone.locator('.screen-actions .main').click(),
  ]);
  await expect(phone.locator('.hand')).toBeVisible();
  await expect(tv.locator('[data-spot="pile"]')).toBeVisible();
  expect(faults).toEqual([]);
  await browser.close();
  await server.stop();
});
