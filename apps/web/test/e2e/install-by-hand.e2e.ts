import { loadAppWords, languages } from '@quando/text';
import { switchLanguage } from './device/language-switch.ts';
import { expect, test } from './quando-test.ts';

test.use({ settings: { sounds: false, motion: 'reduced' } });

test('Safari on an iPhone is told in every language how to install the app, until it says no', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  for (const language of languages) {
    const { installByHand } = (await loadAppWords(language)).notices;
    await switchLanguage(page, language);
    for (const step of installByHand.steps) await expect(page.getByText(step)).toBeVisible();
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, language).toBe(false);
  }
  await switchLanguage(page, 'en');
  const { notices } = await loadAppWords('en');
  await page.getByRole('button', { name: notices.later }).click();
  await expect(page.getByText(notices.installByHand.why)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button').first()).toBeVisible();
  await expect(page.getByText(notices.installByHand.why)).toHaveCount(0);
});
