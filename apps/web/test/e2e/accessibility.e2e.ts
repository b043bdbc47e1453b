import { violationsOn } from '../violations.ts';
import { keepGames } from './device/store.ts';
import { expect, test } from './quando-test.ts';
import { GAMES, SIGHTS } from './table/sights.ts';
import { english } from './table/words.ts';

const { app } = english;

for (const theme of ['day', 'night'] as const) {
  test.describe(`by ${theme}`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', sounds: false, memoryHelp: true, theme } });
    test.setTimeout(240_000);

    test(`every screen is open to everybody by ${theme} @both`, async ({ page }) => {
      await keepGames(page, ...GAMES);
      for (const { name, path, selector } of SIGHTS) {
        await test.step(name, async () => {
          await page.goto(path);
          await expect(page.locator(selector).first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          expect.soft(await violationsOn(page), name).toEqual([]);
        });
      }
      await test.step('the menu', async () => {
        await page.goto('/play/turn');
        await page.getByRole('button', { name: app.menu, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect.soft(await violationsOn(page), 'the menu').toEqual([]);
      });
    });
  });
}
