import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';

/** What a page's own notes hold; all times are in milliseconds. */
export type PageNotes = {
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
  /** How long each frame took. */
  readonly frames: readonly number[];
};

/** Opens a page that notes its long tasks and its frames. */
export async function openNotedPage(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width, height } });
  await page.addInitScript({ path: join(import.meta.dirname, 'page-notes.js') });
  return page;
}

export const notesOf = (page: Page): Promise<PageNotes> => page.evaluate('pageNotes');
