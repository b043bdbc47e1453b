import type { Page } from '@playwright/test';
import { languages, loadAppWords } from '@quando/text';
import { switchLanguage } from './device/language-switch.ts';
import { expect, test } from './quando-test.ts';

/** The places of all texts and controls on the start page, rounded to pixels. */
const placesOn = (page: Page): Promise<{ name: string; top: number; height: number }[]> =>
  page
    .locator('h1, p:visible, .btn:visible, .panel b, .panel .quiet, .btn small:visible')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { name: element.textContent, top: Math.round(top), height: Math.round(height) };
      }),
    );

/** The places in every language, once the page is ready to be looked at. */
async function placesInEach(page: Page, ready: () => Promise<unknown>): Promise<object> {
  const found: Record<string, unknown> = {};
  for (const language of languages) {
    await switchLanguage(page, language);
    const { start } = await loadAppWords(language);
    await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
    await ready();
    found[language] = await placesOn(page);
  }
  return found;
}

test('nothing moves when the fonts arrive, in any language', async ({ page, context }) => {
  await page.goto('/');
  const withFonts = await placesInEach(page, () => page.evaluate(() => document.fonts.ready));
  expect((await placesOn(page)).length).toBeGreaterThan(6);
  const bare = await context.newPage();
  // They never arrive.
  await bare.route('**/*.woff2', () => {});
  await bare.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await placesInEach(bare, async () => {})).toEqual(withFonts);
  expect(await bare.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(false);
});
