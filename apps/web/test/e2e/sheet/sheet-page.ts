import type { Locator, Page } from '@playwright/test';
import { loadSheetWords, type SheetWords } from '@quando/text';

/** The English texts of the score sheet. */
export const sheetWords = await loadSheetWords('en');

/** A round to enter. */
export type TableRound = {
  readonly sums: readonly number[];
  readonly knocker?: number;
};

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Starts a sheet on the page for a new one; the first player deals. */
export async function beginSheet(page: Page, names: readonly string[], words = sheetWords): Promise<void> {
  const { setup } = words;
  for (const [seat, name] of names.entries()) {
    const field = page.getByRole('textbox', { name: setup.player(seat + 1) });
    if (!(await field.isVisible())) await button(page, setup.add).click();
    await field.fill(name);
  }
  await page.getByRole('radio', { name: names[0]!, exact: true }).check({ force: true });
  await button(page, setup.begin).click();
  await button(page, words.page.enter(1)).waitFor();
}

/** Enters a sum on the number pad. */
export async function tapSum(page: Page, sum: number, { roundForm }: SheetWords = sheetWords): Promise<void> {
  await page.getByRole('radio', { name: roundForm.sum, exact: true }).check({ force: true });
  for (const figure of String(sum)) await button(page, figure).click();
}

/** Goes on to the next hand, or to the points. */
export const goOn = (page: Page): Promise<void> => page.locator('.screen-actions .btn').last().click();

/** Enters the next round as sums, from the first seat to the last. */
export async function writeRound(page: Page, round: number, { sums, knocker }: TableRound): Promise<void> {
  await button(page, sheetWords.page.enter(round)).click();
  for (const [seat, sum] of sums.entries()) {
    await tapSum(page, sum);
    if (seat === knocker) await button(page, sheetWords.roundForm.knocked).click();
    await goOn(page);
  }
}

/** The numbers in a row of the table. */
export async function numbersIn(page: Page, row: string): Promise<number[]> {
  const line = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row, exact: true }) });
  const cells = await line.getByRole('cell').allInnerTexts();
  return cells.map((text) => Number.parseInt(text, 10));
}

export const totalsOn = (page: Page): Promise<number[]> => numbersIn(page, sheetWords.page.total);

/** Imports a file on the page with all sheets. */
export async function readIn(page: Page, content: string, words = sheetWords): Promise<void> {
  await page
    .getByLabel(words.list.readIn)
    .setInputFiles({ name: 'sheets.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}
