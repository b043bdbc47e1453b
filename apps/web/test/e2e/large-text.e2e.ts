import type { Locator } from '@playwright/test';
import { loadAppWords, loadStoryWords, type Language } from '@quando/text';
import { storeGames } from './device/game-database.ts';
import { switchLanguage } from './device/language-switch.ts';
import { expect, test } from './quando-test.ts';
import { GAMES } from './table/all-screens.ts';
import { outsideScreen } from './table/outside-screen.ts';

const SCREENS = ['/settings', '/help', '/rules', '/play/reveal', '/play/end', '/play/turn'];

const LANGUAGES = ['de', 'fr', 'it'] as const;

test.use({
  viewport: { width: 390, height: 844 },
  settings: { speed: 'instant', motion: 'reduced', sounds: false },
});

test('with text of twice the size, nothing stands out of the screen', async ({ page }) => {
  const check = async (name: string, shown: (language: Language) => Promise<Locator>): Promise<void> => {
    for (const language of LANGUAGES) {
      await switchLanguage(page, language);
      await expect(await shown(language)).toBeAttached();
      expect.soft(await outsideScreen(page), `${name}, ${language}`).toEqual([]);
    }
  };
  const heading = async (): Promise<Locator> => page.locator('h1');
  await storeGames(page, ...GAMES);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await page.goto('/');
  await page.locator('summary').click();
  await check('the start page', async (language) =>
    page.getByText((await loadAppWords(language)).start.opponents),
  );
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const story = async (language: Language): Promise<Locator> =>
      page.getByRole('heading', { name: (await loadStoryWords(language)).title });
    await check(path, path === '/play/end' ? story : heading);
  }
  const { menu } = await loadAppWords(LANGUAGES.at(-1)!);
  await page.getByRole('button', { name: menu, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('the menu', async () => page.getByRole('dialog'));
});
