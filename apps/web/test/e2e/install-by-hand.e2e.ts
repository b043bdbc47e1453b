import { loadAppWords, languages } from '@quando/text';
import { expect, test } from './quando-test.ts';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language, sounds: false, motion: 'reduced' } });

    test(`Safari on an iPhone is told how to install the app, until it says no (${language})`, async ({
      page,
    }) => {
      const { notices } = await loadAppWords(language);
      await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/');
      for (const step of notices.installByHand.steps) await expect(page.getByText(step)).toBeVisible();
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide).toBe(false);
      await page.getByRole('button', { name: notices.later }).click();
      await expect(page.getByText(notices.installByHand.why)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button').first()).toBeVisible();
      await expect(page.getByText(notices.installByHand.why)).toHaveCount(0);
    });
  });
}
