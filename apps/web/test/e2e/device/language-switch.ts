import { expect, type Page } from '@playwright/test';
import type { Language } from '@quando/text';

/** Short at first, since tests change it hundreds of times. */
const INTERVALS = [20, 30, 50, 100];

/** Changes the language of a page that is open, as the settings in another tab do. */
export const switchLanguage = (page: Page, language: Language): Promise<void> =>
  // The app hears of it only once it runs.
  expect.poll(() => page.evaluate(chooseElsewhere, language), { intervals: INTERVALS }).toBe(language);

/** Runs in the page; gives the language that it has now. */
function chooseElsewhere(language: Language): string {
  const key = 'quando-settings';
  const settings: object = JSON.parse(localStorage.getItem(key)!);
  localStorage.setItem(key, JSON.stringify({ ...settings, language }));
  dispatchEvent(new StorageEvent('storage', { key }));
  return document.documentElement.lang;
}
