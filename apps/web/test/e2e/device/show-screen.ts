import { expect, type Page } from '@playwright/test';
import { english } from '../table/words.ts';

/** An address that leads nowhere, where nothing of any other screen is left. */
const NOWHERE = '/between-screens';

/** Shows a screen on a page that runs the app in English, as a link does: without loading the app again. */
export async function showScreen(page: Page, path: string): Promise<void> {
  await page.evaluate(leadTo, NOWHERE);
  await expect(page.getByRole('heading', { name: english.app.lost.title })).toBeVisible();
  await page.evaluate(leadTo, path);
}

/** Runs in the page. */
function leadTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
