import { expect, type Page } from '@playwright/test';

/** What everybody at the table is told. */
const announced = (page: Page, sentence: string) => page.getByRole('status').getByText(sentence);

/** Expects a page to announce a sentence, which stays for some seconds, while something is done elsewhere. */
export async function expectAnnounced(
  page: Page,
  sentence: string,
  act: () => Promise<unknown>,
): Promise<void> {
  await Promise.all([expect(announced(page, sentence)).toBeVisible({ timeout: 90_000 }), act()]);
}
