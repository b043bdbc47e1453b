import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';

/** The measurements of a page; all times are in milliseconds. */
export type PageNotes = {
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
  /** The duration of each frame. */
  readonly frames: readonly number[];
};

/** Opens a page that records its long tasks and its frames. */
export async function openNotedPage(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width, height } });
  await page.addInitScript({ path: join(import.meta.dirname, 'page-notes.js') });
  return page;
}

export const notesOf = (page: Page): Promise<PageNotes> => page.evaluate('pageNotes');
