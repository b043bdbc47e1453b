import { expect, test } from '@playwright/test';
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
