import type { Page } from '@playwright/test';
import { languages } from '@quando/text';
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

for (const language of languages) {
  test.describe(`for a reader of ${language}`, () => {
    test.use({ locale: language });

    test('nothing moves when the fonts arrive', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const withFonts = await placesOn(page);
      expect(withFonts.length).toBeGreaterThan(6);
      // They never arrive.
      await page.route('**/*.woff2', () => {});
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(false);
      expect(await placesOn(page)).toEqual(withFonts);
    });
  });
}
