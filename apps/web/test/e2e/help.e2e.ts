import { expect, test } from './quando-test.ts';
import { english } from './table/words.ts';

const { help, start } = english.app;

test('the help on a phone is about the game, not about keys', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: help.withoutKeys, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: help.rules })).toBeVisible();
  await expect(page.getByRole('link', { name: start.rules })).toBeVisible();
  await expect(page.getByText(help.keys, { exact: true })).toBeHidden();
  await expect(page.getByText(help.keysHint)).toBeHidden();
  for (const key of await page.locator('kbd').all()) await expect(key).toBeHidden();
});

test('the help on a desktop names every key @desktop', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: help.title })).toBeVisible();
  await expect(page.getByText(help.keysHint)).toBeVisible();
  for (const action of Object.values(help.actions))
    await expect(page.getByText(action, { exact: true })).toBeVisible();
});
