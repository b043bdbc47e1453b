import type { Page } from '@playwright/test';
import { loadAppWords, loadStoryWords } from '@quando/text';
import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { GAMES } from './table/all-screens.ts';

/** Whatever is wider than the screen, or stands out of it at a side. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>('.btn, .icon-button, .panel, h1, h2, h3, p, li'),
    ];
    const out = parts.filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return [
      ...wide,
      ...out.map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`),
    ];
  });

const SCREENS = ['/settings', '/help', '/rules', '/play/reveal', '/play/end', '/play/turn'];

for (const language of ['de', 'fr', 'it'] as const)
  test.describe(`with text of twice the size in ${language}`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      settings: { speed: 'instant', motion: 'reduced', sounds: false, language },
    });

    test('nothing stands out of the screen', async ({ page }) => {
      const words = await loadAppWords(language);
      const { title: story } = await loadStoryWords(language);
      await storeGames(page, ...GAMES);
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      );
      await page.goto('/');
      await page.getByText(words.start.more).click();
      expect.soft(await outside(page), 'the start page').toEqual([]);
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        if (path === '/play/end') await expect(page.getByRole('heading', { name: story })).toBeAttached();
        expect.soft(await outside(page), path).toEqual([]);
      }
      await page.getByRole('button', { name: words.menu, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await outside(page), 'the menu').toEqual([]);
    });
  });
