import { translations, loadAppWords, loadSheetWords } from '@quando/text';
import type { Round } from '../../src/sheet/round.ts';
import { knockedBy, sheetOf, zerosOf } from '../sheet/sheets.ts';
import { violationsOn } from '../violations.ts';
import { expect, test } from './quando-test.ts';
import { importSheets, started } from './sheet/import-sheets.ts';
import { atBothSizes } from './table/both-sizes.ts';
import { beginSheet, button, goOn, sheetWords, tapSum } from './sheet/sheet-page.ts';

const rounds: readonly Round[] = [
  knockedBy(0, 4, [10, 2], 7),
  zerosOf(1, 9, [0, 0], 8),
  knockedBy(2, 9, 40, 5),
];
const finished = sheetOf(3, { id: 'a-finished-sheet', rounds });

test.describe('with reduced motion', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced', sounds: false } });

  test('every page of the score sheet passes axe', async ({ page }) => {
    test.setTimeout(180_000);
    const scan = (name: string): Promise<void> =>
      atBothSizes(page, async (size) =>
        expect.soft(await violationsOn(page), `${name}, ${size}`).toEqual([]),
      );
    await page.goto('/sheet');
    await expect(page.getByText(sheetWords.list.intro)).toBeVisible();
    await scan('no sheet');
    await importSheets(page, started, finished);
    await scan('all sheets');
    await page.goto('/sheet/statistics');
    await expect(page.getByRole('heading', { name: 'Oma' })).toBeVisible();
    await scan('statistics');
    await page.goto('/sheet/new');
    await expect(page.getByRole('heading', { name: sheetWords.setup.who })).toBeVisible();
    await scan('a new sheet');
    await page.goto(`/sheet/${finished.id}`);
    await button(page, sheetWords.page.showWhy(2)).click();
    await scan('a finished sheet');
    await page.goto(`/sheet/${started.id}`);
    await button(page, sheetWords.page.helper).click();
    await button(page, sheetWords.helper.triplet).click();
    await scan('the helper');
    await page.goto(`/sheet/${started.id}`);
    await button(page, sheetWords.page.enter(2)).click();
    await button(page, '7').click();
    await button(page, sheetWords.roundForm.zeros).click();
    await scan('a hand of cards, refused');
    await tapSum(page, 3);
    await scan('a sum');
  });
});
for (const language of translations) {
  test.describe(`in ${language}`, () => {
    test.use({ settings: { speed: 'instant', sounds: false, language } });

    test(`a round is written down in ${language}, and nothing sticks out`, async ({ page }) => {
      const words = await loadSheetWords(language);
      const { start } = await loadAppWords(language);
      const fits = async (): Promise<void> =>
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      await page.goto('/');
      await page.getByText(start.more).click();
      await page.getByRole('link', { name: start.sheet, exact: true }).click();
      await page.getByRole('link', { name: words.list.begin }).click();
      await beginSheet(page, ['Maximiliane', 'Ann', 'Jean-Christophe'], words);
      await fits();
      await button(page, words.page.enter(1)).click();
      await button(page, '8').click();
      await fits();
      await goOn(page);
      await tapSum(page, 3, words);
      await button(page, words.roundForm.knocked).click();
      await button(page, words.roundForm.zeros).click();
      await expect(page.getByText(words.refusals['knocker-zeros']('Ann'))).toBeVisible();
      await fits();
      await goOn(page);
      await tapSum(page, 12, words);
      await goOn(page);
      await expect(page.getByRole('heading', { name: words.page.why(1) })).toBeVisible();
      await fits();
      await button(page, words.page.helper).click();
      await fits();
    });
  });
}
