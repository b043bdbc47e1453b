import { expect, type Page } from '@playwright/test';
import { formatFile } from '../../../src/sheet/sheet-file.ts';
import type { Sheet } from '../../../src/sheet/sheet.ts';
import { knockedBy, sheetOf } from '../../sheet/sheets.ts';
import { readIn, sheetWords } from './sheet-page.ts';

/** Imports sheets. */
export async function importSheets(page: Page, ...sheets: readonly Sheet[]): Promise<void> {
  await page.goto('/sheet');
  await readIn(page, formatFile(sheets));
  await expect(page.getByText(sheetWords.list.wasReadIn(sheets.length, 0, 0))).toBeVisible();
}

/** A sheet of three players after the first round. */
export const started = sheetOf(3, { rounds: [knockedBy(0, 4, 12, 7)], group: 'Lake house' });
