import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readFile as readSheets } from '../../src/sheet/sheet-file.ts';
import { knockedBy } from '../sheet/sheets.ts';
import { expect, test } from './quando-test.ts';
import {
  beginSheet,
  button,
  goOn,
  numbersIn,
  readIn,
  sheetWords,
  tapSum,
  totalsOn,
  writeRound,
} from './sheet/sheet-page.ts';
import { english } from './table/words.ts';

const { app, text } = english;
const NAMES = ['Sarah', 'Maria', 'Linus', 'Tim'];

async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return readFile(await download.path());
}

/** What the visible links or buttons of the screen are called, from top to bottom. */
const namesIn = (page: Page, role: 'link' | 'button'): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole(role)
    .evaluateAll((all) =>
      all.map((one) => {
        const label = one instanceof HTMLInputElement ? one.labels![0]! : one;
        return one.getAttribute('aria-label') ?? label.textContent.trim();
      }),
    );

test('a whole game: a tied knocker, a correction, the end, and nothing is lost @both', async ({ page }) => {
  await page.goto('/');
  await page.getByText(app.start.more).click();
  await page.getByRole('link', { name: app.start.sheet, exact: true }).click();
  await test.step('without a sheet there is only how to begin one, or to open a file of them', async () => {
    await expect(page.getByText(sheetWords.list.intro)).toBeVisible();
    expect(await namesIn(page, 'link')).toEqual([sheetWords.list.begin]);
    expect(await namesIn(page, 'button')).toEqual([app.back, sheetWords.list.readIn]);
  });
  await page.getByRole('link', { name: sheetWords.list.begin }).click();
  await beginSheet(page, NAMES);
  await test.step('before the first round there is no chart, and nothing to undo or explain', async () => {
    await expect(button(page, sheetWords.page.enter(1))).toBeVisible();
    expect(await namesIn(page, 'button')).toEqual([
      app.back,
      sheetWords.page.helper,
      sheetWords.page.enter(1),
    ]);
    await expect(page.locator('.chart')).toHaveCount(0);
  });
  await expect(page.getByText(sheetWords.page.deals('Sarah', 'Maria'))).toBeVisible();

  await test.step('[9] a tied knocker pays, and the sheet says why', async () => {
    await writeRound(page, 1, { sums: [4, 12, 7, 4], knocker: 0 });
    await expect.poll(() => totalsOn(page)).toEqual([9, 12, 7, 0]);
    const outcome = { knocker: 0, sums: [4, 12, 7, 4], points: [9, 12, 7, 0] };
    for (const seat of outcome.sums.keys())
      await expect(page.getByRole('listitem').nth(seat)).toContainText(text.scoreReason(outcome, seat));
    await expect(page.getByText(sheetWords.page.deals('Maria', 'Linus'))).toBeVisible();
  });

  await test.step('[7] only zeros end a round without a knock', async () => {
    await writeRound(page, 2, { sums: [5, 8, 0, 11] });
    await expect.poll(() => totalsOn(page)).toEqual([14, 20, 7, 11]);
    await expect(page.getByRole('listitem').nth(2)).toContainText(sheetWords.page.zeros);
  });

  await test.step('a correction of the first round changes everything after it', async () => {
    await button(page, sheetWords.page.showWhy(1)).click();
    await button(page, sheetWords.page.correct).click();
    await button(page, sheetWords.roundForm.cellOf('Tim', sheetWords.roundForm.sumIs(4))).click();
    await button(page, sheetWords.roundForm.erase).click();
    await tapSum(page, 5);
    await goOn(page);
    await expect.poll(() => totalsOn(page)).toEqual([5, 20, 7, 16]);
    expect(await numbersIn(page, sheetWords.page.showWhy(1))).toEqual([0, 12, 7, 5]);
  });

  await test.step('it is all there after loading again, and the correction can be undone', async () => {
    await page.reload();
    await expect.poll(() => totalsOn(page)).toEqual([5, 20, 7, 16]);
    await button(page, sheetWords.page.undo).click();
    await expect.poll(() => totalsOn(page)).toEqual([14, 20, 7, 11]);
    await button(page, sheetWords.page.undo).click();
    await expect.poll(() => totalsOn(page)).toEqual([9, 12, 7, 0]);
    await writeRound(page, 2, { sums: [5, 8, 0, 11] });
    await expect.poll(() => totalsOn(page)).toEqual([14, 20, 7, 11]);
  });

  await test.step('[10] the end, the winner and a picture', async () => {
    await writeRound(page, 3, { sums: [20, 30, 9, 2], knocker: 3 });
    await expect(page.getByRole('heading', { name: app.end.won([{ name: 'Tim' }]) })).toBeVisible();
    expect(await totalsOn(page)).toEqual([34, 50, 16, 11]);
    const picture = await saved(page, sheetWords.page.picture);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1080);
  });

  await test.step('saved, thrown away, read in twice: once again what it was', async () => {
    await page.goto('/sheet');
    const file = (await saved(page, sheetWords.list.save)).toString();
    const sheets = readSheets(file);
    if ('code' in sheets) throw new Error(sheets.code);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]!.rounds[0]).toEqual(knockedBy(0, 4, 12, 7, 4));
    const table = (await saved(page, sheetWords.list.saveForSpreadsheets)).toString();
    expect(table.split('\r\n')).toHaveLength(1 + 3 * 4 + 1);

    await button(page, sheetWords.list.remove).click();
    await button(page, sheetWords.list.removeSure).click();
    await expect(page.getByText(sheetWords.list.intro)).toBeVisible();
    await readIn(page, file);
    await expect(page.getByText(sheetWords.list.wasReadIn(1, 0, 0))).toBeVisible();
    await readIn(page, file);
    await expect(page.getByText(sheetWords.list.wasReadIn(0, 0, 1))).toBeVisible();
    await page.getByRole('link', { name: app.games.won([{ name: 'Tim' }]) }).click();
    await expect.poll(() => totalsOn(page)).toEqual([34, 50, 16, 11]);
  });
});

test('what cannot have been is refused with a sentence', async ({ page }) => {
  const { refusals, roundForm } = sheetWords;
  const sentence = page.locator('.screen-actions').getByRole('status');
  await page.goto('/sheet/new');
  await beginSheet(page, NAMES);
  await button(page, sheetWords.page.enter(1)).click();

  for (const number of ['0', '1', '2']) await button(page, number).click();
  await button(page, roundForm.zeros).click();
  await expect(sentence).toHaveText(refusals['zeros-with-sum']('Sarah'));
  await button(page, roundForm.knocked).click();
  await goOn(page);
  await tapSum(page, 8);
  await button(page, roundForm.knocked).click();
  await expect(sentence).toHaveText(refusals['second-knocker']('Sarah'));
  await goOn(page);
  await goOn(page);
  await expect(sentence).toHaveText(refusals.missing('Linus'));
  await tapSum(page, 999);
  await goOn(page);
  await tapSum(page, 6);
  await goOn(page);
  await expect(sentence).toHaveText(refusals['too-high-sums'](''));

  await button(page, roundForm.cellOf('Linus', roundForm.sumIs(999))).click();
  await button(page, roundForm.clear).click();
  await tapSum(page, 9);
  await button(page, roundForm.cellOf('Sarah', roundForm.sumIs(3))).click();
  await button(page, roundForm.knocked).click();
  await goOn(page);
  await expect(sentence).toHaveText(refusals['nobody-ended'](''));
  await button(page, roundForm.knocked).click();
  await goOn(page);
  await expect.poll(() => totalsOn(page)).toEqual([0, 8, 9, 6]);
});

test('a sheet is begun, written and read by keyboard only @desktop', async ({ page }) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const tabTo = async (name: string): Promise<void> => {
    const wanted = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }));
    await wanted.first().waitFor();
    for (
      let i = 0;
      i < 60 && !(await wanted.first().evaluate((one) => one === document.activeElement));
      i += 1
    )
      await press('Tab');
    await expect(wanted.first()).toBeFocused();
  };
  await page.goto('/sheet');
  await tabTo(sheetWords.list.begin);
  await press('Enter');
  await page.getByRole('heading', { name: sheetWords.setup.who }).waitFor();
  for (const name of ['Ida', 'Ben', 'Ole']) {
    for (let i = 0; i < 9; i += 1) {
      await press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('input[type=text]'))) break;
    }
    await page.keyboard.type(name);
  }
  await tabTo(sheetWords.setup.begin);
  await press('Enter');
  await tabTo(sheetWords.page.enter(1));
  await press('Enter');
  await tabTo(sheetWords.roundForm.knocked);
  await press('Space');
  // Cards are told by their figures, wherever the focus is.
  await page.keyboard.type('013');
  await tabTo(sheetWords.roundForm.next('Ben'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('97');
  await page.keyboard.press('Enter');
  await page.keyboard.type('58');
  await press('Backspace');
  await page.keyboard.press('Enter');
  await expect.poll(() => totalsOn(page)).toEqual([0, 16, 5]);
  await tabTo(sheetWords.page.showWhy(1));
  await press('Enter');
  await expect(page.getByRole('heading', { name: sheetWords.page.why(1) })).toBeHidden();
});
