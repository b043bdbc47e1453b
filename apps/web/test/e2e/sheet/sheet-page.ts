import type { Locator, Page } from '@playwright/test';
import { loadSheetWords, type SheetWords } from '@quando/text';

/** What the score sheet says in English, from where the app has it. */
export const sheetWords = await loadSheetWords('en');

/** A round as its people tell it. */
export type TableRound = {
  readonly sums: readonly number[];
  readonly knocker?: number;
};

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Begins a sheet on the page for a new one; the first of these people deals. */
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

/** Taps a sum on the pad. */
export async function tapSum(page: Page, sum: number, { roundForm }: SheetWords = sheetWords): Promise<void> {
  await page.getByRole('radio', { name: roundForm.sum, exact: true }).check({ force: true });
  for (const figure of String(sum)) await button(page, figure).click();
}

/** What leads on: to the next hand, or to the points. */
export const goOn = (page: Page): Promise<void> => page.locator('.screen-actions .btn').last().click();

/** Writes the next round down by its sums, from the first seat to the last. */
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

/** Gives a file to the page that reads sheets in. */
export async function readIn(page: Page, content: string, words = sheetWords): Promise<void> {
  await page
    .getByLabel(words.list.readIn)
    .setInputFiles({ name: 'sheets.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}
