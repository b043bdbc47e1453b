import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { english } from './table/words.ts';

const { app } = english;

test('a screen whose files cannot be fetched says so, and opens when the connection is back', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto('/');
  await expect(page.getByRole('button', { name: app.start.playNow })).toBeEnabled();
  await page.route('**/assets/**', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(undefined, '', '/settings');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText(app.notices.unloaded)).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: app.notices.reload }).click();
  await expect(page.getByRole('heading', { name: app.settings.title, level: 1 })).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a part that cannot be fetched is told of where it was asked for, and works when the connection is back', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto('/');
  const playNow = page.getByRole('button', { name: app.start.playNow });
  await expect(playNow).toBeEnabled();
  await page.route('**/assets/**', (route) => route.abort());
  await playNow.click();
  await expect(page.getByRole('alert')).toContainText(app.notices.unloaded);
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: app.notices.later }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await playNow.click();
  await expect(page.locator('.hand')).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a page whose scripts take long shows a card until they are there', async ({ page }) => {
  const arrival = new AbortController();
  await page.route('**/assets/*.js', async (route) => {
    if (!arrival.signal.aborted) await once(arrival.signal, 'abort');
    await route.continue();
  });
  await page.goto('/settings', { waitUntil: 'commit' });
  const root = page.locator('#app');
  const drawn = (): Promise<string> =>
    root.evaluate((element) => getComputedStyle(element, '::after').getPropertyValue('opacity'));
  await expect.poll(drawn).toBe('1');
  arrival.abort();
  await expect(page.getByRole('heading', { name: app.settings.title, level: 1 })).toBeVisible();
  expect(await root.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
});
