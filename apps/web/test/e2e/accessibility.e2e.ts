import type { Page } from '@playwright/test';
import { violationsOn } from '../violations.ts';
import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { GAMES, SCREENS } from './table/all-screens.ts';
import { atBothSizes } from './table/both-sizes.ts';
import { smallTargetsOn } from './table/small-targets.ts';
import { english } from './table/words.ts';
import { zoomingFieldsOn } from './table/zooming-fields.ts';

const { app } = english;

/** Screens that open after a tap, and the way to them. */
const TAPPED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the menu': async (page) => {
    await page.goto('/play/turn');
    await page.getByRole('button', { name: app.menu, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a seat being set up': async (page) => {
    await page.goto('/setup/pass');
    await page.locator('.seats button').first().click();
    await expect(page.getByText(app.setup.avatar)).toBeVisible();
  },
  'a game about to be removed': async (page) => {
    await page.goto('/games');
    await page.getByRole('button', { name: app.games.remove }).first().click();
    await expect(page.getByRole('button', { name: app.games.removeSure })).toBeVisible();
  },
};

test.use({
  settings: { speed: 'instant', motion: 'reduced', sounds: false, memoryHelp: true, theme: 'night' },
});
test.setTimeout(240_000);

test('every screen passes axe, and on a phone every target fits a finger', async ({ page }) => {
  const check = (name: string): Promise<void> =>
    atBothSizes(page, async (size) => {
      expect.soft(await violationsOn(page), `${name}, ${size}`).toEqual([]);
      if (size === 'desktop') return;
      expect.soft(await smallTargetsOn(page), name).toEqual([]);
      expect.soft(await zoomingFieldsOn(page), name).toEqual([]);
    });
  await storeGames(page, ...GAMES);
  for (const { name, path, selector } of SCREENS) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.locator(selector).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
      await check(name);
    });
  }
  for (const [name, open] of Object.entries(TAPPED)) {
    await test.step(name, async () => {
      await open(page);
      await check(name);
    });
  }
});
