import type { Page } from '@playwright/test';
import { formatFile } from '../../src/sheet/sheet-file.ts';
import { knockedBy, sheetOf, zerosOf } from '../sheet/sheets.ts';
import { expect, test } from './quando-test.ts';
import { importSheets, started } from './sheet/import-sheets.ts';
import { button, goOn, readIn, sheetWords, tapSum, totalsOn, writeRound } from './sheet/sheet-page.ts';
import { english } from './table/words.ts';

const { app } = english;

test('two tabs lose nothing of each other', async ({ page, context }) => {
  await importSheets(page, started);
  await page.goto(`/sheet/${started.id}`);
  const second = await context.newPage();
  await second.goto(`/sheet/${started.id}`);
  await button(second, sheetWords.page.enter(2)).click();
  await tapSum(second, 5);
  await goOn(second);

  await page.bringToFront();
  await writeRound(page, 2, { sums: [5, 6, 3], knocker: 2 });
  await expect.poll(() => totalsOn(page)).toEqual([5, 18, 7]);
  // The other tab knows by now, keeps what was half written, and shows the new line above it.
  await expect.poll(() => totalsOn(second)).toEqual([5, 18, 7]);
  await second.bringToFront();
  await tapSum(second, 9);
  await goOn(second);
  await tapSum(second, 8);
  await button(second, sheetWords.roundForm.knocked).click();
  await goOn(second);
  await expect(second.getByText(sheetWords.troubles['out-of-date'])).toBeVisible();
  expect(await totalsOn(page)).toEqual([5, 18, 7]);
  await goOn(second);
  for (const tab of [second, page]) await expect.poll(() => totalsOn(tab)).toEqual([5, 27, 20]);
});

test('the store refuses a tab that has not heard of another one’s round', async ({ page, context }) => {
  await importSheets(page, started);
  const deaf = await context.newPage();
  await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await deaf.goto(`/sheet/${started.id}`);
  await expect.poll(() => totalsOn(deaf)).toEqual([0, 12, 7]);
  await page.bringToFront();
  await page.goto(`/sheet/${started.id}`);
  await writeRound(page, 2, { sums: [5, 6, 3], knocker: 2 });
  await expect.poll(() => totalsOn(page)).toEqual([5, 18, 7]);
  await deaf.bringToFront();
  await writeRound(deaf, 2, { sums: [9, 9, 8], knocker: 2 });
  await expect(deaf.getByText(sheetWords.troubles['out-of-date'])).toBeVisible();
  await page.reload();
  await expect.poll(() => totalsOn(page)).toEqual([5, 18, 7]);
});

/** Notes which rows of its store a page reads from now on. */
const countReads = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const reads: string[] = [];
    Object.assign(globalThis, { reads });
    const noted = (method: 'get' | 'getAll', note: (key: unknown) => string): void => {
      const original: unknown = Reflect.get(IDBObjectStore.prototype, method);
      if (typeof original !== 'function') throw new Error(`no ${method}`);
      const noting = function (this: IDBObjectStore, ...query: readonly unknown[]): unknown {
        reads.push(note(query[0]));
        return Reflect.apply(original, this, query);
      };
      Object.assign(IDBObjectStore.prototype, { [method]: noting });
    };
    noted('get', (key) => (typeof key === 'string' ? key : JSON.stringify(key)));
    noted('getAll', () => 'all');
  });

test('writing a round reads its sheet once, however many others there are', async ({ page }) => {
  const others = Array.from({ length: 30 }, (_, i) =>
    sheetOf(2, { id: `another-sheet-${i}`, group: 'Club' }),
  );
  await importSheets(page, started, ...others);
  await page.goto(`/sheet/${started.id}`);
  await expect.poll(() => totalsOn(page)).toEqual([0, 12, 7]);
  await countReads(page);
  await writeRound(page, 2, { sums: [5, 6, 3], knocker: 2 });
  await expect.poll(() => totalsOn(page)).toEqual([5, 18, 7]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'reads'))).toEqual([started.id]);
});

test('a round that is half written down waits until somebody goes on', async ({ page }) => {
  await importSheets(page, started);
  await page.goto(`/sheet/${started.id}`);
  await button(page, sheetWords.page.enter(2)).click();
  await tapSum(page, 5);
  await button(page, sheetWords.roundForm.knocked).click();
  await page.reload();
  await button(page, sheetWords.page.enter(2)).click();
  await expect(
    button(page, sheetWords.roundForm.cellOf('Papa', sheetWords.roundForm.sumIs(5))),
  ).toBeVisible();
  for (const sum of [9, 8]) {
    await tapSum(page, sum);
    await goOn(page);
  }
  await expect.poll(() => totalsOn(page)).toEqual([0, 21, 15]);
  await button(page, sheetWords.page.enter(3)).click();
  await expect(
    button(page, sheetWords.roundForm.cellOf('Papa', sheetWords.roundForm.nothingYet)),
  ).toBeVisible();
});

/** Puts something into the store that nobody can have written. */
const spoil = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (name) => {
    const opening = indexedDB.open('quando-sheets');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const change = opening.result.transaction('sheets', 'readwrite');
    change.objectStore('sheets').put({ sheet: { id: name, rounds: 'torn' } });
    await new Promise((resolve) => change.addEventListener('complete', resolve));
    opening.result.close();
  }, id);

test('a sheet that cannot be read is put aside, and the others stay', async ({ page }) => {
  await importSheets(page, started);
  await spoil(page, 'a-torn-sheet');
  await page.reload();
  await expect(page.getByText(sheetWords.troubles['store-damaged'])).toBeVisible();
  await expect(page.getByRole('heading', { name: started.group })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: started.group })).toBeVisible();
  await expect(page.getByText(sheetWords.troubles['store-damaged'])).toBeHidden();
});

test('a bad file changes nothing and says so', async ({ page }) => {
  await importSheets(page, started);
  const impossible = formatFile([{ ...started, rounds: [zerosOf(0, 3, 4, 5)], changedAt: 9_000 }]);
  for (const [code, content] of [
    ['not-json', 'dear diary'],
    ['not-ours', '{"format":"quando-record/1"}'],
    ['damaged', impossible],
  ] as const) {
    await readIn(page, content);
    await expect(page.getByText(sheetWords.fileRefusals[code])).toBeVisible();
  }
  await page.goto(`/sheet/${started.id}`);
  await expect.poll(() => totalsOn(page)).toEqual([0, 12, 7]);
});

test('groups are kept apart, and their people remembered', async ({ page }) => {
  const other = sheetOf(2, {
    id: 'a-sheet-of-two',
    group: 'Neighbours',
    target: 20,
    players: [
      { name: 'Ruth', avatar: 'drop' },
      { name: 'Oma', avatar: 'cloud' },
    ],
    rounds: [knockedBy(0, 3, 21)],
    changedAt: 2_000,
  });
  await importSheets(page, started, other);
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Neighbours', 'Lake house']);
  await page.getByRole('link', { name: sheetWords.statistics.title }).click();
  const oma = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Oma' }) });
  await expect(oma).toContainText('16.5');
  await page.getByRole('radio', { name: 'Lake house' }).check({ force: true });
  await expect(oma).toContainText('12');
  await expect(page.getByRole('heading', { name: 'Ruth' })).toBeHidden();

  await page.goto('/sheet/new');
  const names = page.getByRole('textbox', { name: /Name of player/ });
  await expect(names.first()).toHaveValue('Ruth');
  await button(page, sheetWords.setup.addKnown('Mila')).click();
  await expect(names.nth(2)).toHaveValue('Mila');
  await names.nth(2).fill('ruth');
  await expect(page.getByText(app.setup.sameName)).toBeVisible();
});

test('a list without a sheet shows only what helps: beginning one, or reading in those of another device', async ({
  page,
}) => {
  const { list, statistics } = sheetWords;
  await page.goto('/sheet');
  await expect(page.getByText(list.intro)).toBeVisible();
  await expect(page.getByRole('link', { name: list.begin })).toBeVisible();
  await expect(page.getByText(list.readIn)).toBeVisible();
  for (const words of [list.files, list.filesHint, list.save, list.saveForSpreadsheets, statistics.title])
    await expect(page.getByText(words, { exact: true })).toHaveCount(0);
});
