import { afterEach, expect, test } from 'vitest';
import { openSheetChannel } from '../../src/sheet/sheet-channel.ts';
import { SheetLibrary } from '../../src/sheet/sheet-library.svelte.ts';
import type { MemorySheetStore } from '../../src/sheet/sheet-store.ts';
import { firstRevision, withRound, type StoredSheet } from '../../src/sheet/stored-sheet.ts';
import { knockedBy, sheetOf } from './sheets.ts';
import { CountingStore } from './counting-store.ts';

const opened: SheetLibrary[] = [];

/** A tab: a library on a store, connected to the others by a channel. */
async function open(store: MemorySheetStore, channelName?: string): Promise<SheetLibrary> {
  const channel = channelName === undefined ? undefined : openSheetChannel(channelName);
  const library = new SheetLibrary({ openStore: () => Promise.resolve(store), channel });
  opened.push(library);
  await library.ready;
  return library;
}

afterEach(() => {
  for (const library of opened.splice(0)) library.close();
});

const sheetNamed = (id: string): StoredSheet => firstRevision(sheetOf(3, { id }));
const first = sheetNamed('the-first-sheet');
const withOneRound = withRound(first, 0, knockedBy(0, 4, 12, 7), 2_000);

async function storeOfMany(count: number): Promise<CountingStore> {
  const store = new CountingStore();
  for (const stored of [first, ...Array.from({ length: count - 1 }, (_, i) => sheetNamed(`a-sheet-${i}`))])
    await store.save(stored);
  return store;
}

test('saving one of many sheets reads no other sheet', async () => {
  const store = await storeOfMany(200);
  const library = await open(store);
  store.forget();
  expect(await library.save(withOneRound)).toBe('stored');
  expect(store.reads).toEqual([]);
  expect(library.find(first.sheet.id)).toEqual(withOneRound);
  expect(library.sheets).toHaveLength(200);
});

test('another tab reads the sheet that has changed, and no other', async () => {
  const store = await storeOfMany(200);
  const [here, elsewhere] = [await open(store, 'one-sheet'), await open(store, 'one-sheet')];
  store.forget();
  await here.save(withOneRound);
  await expect.poll(() => elsewhere.find(first.sheet.id)).toEqual(withOneRound);
  expect(store.reads).toEqual([first.sheet.id]);
});

test('a sheet that is removed in one tab is gone in the other', async () => {
  const store = await storeOfMany(2);
  const [here, elsewhere] = [await open(store, 'removal'), await open(store, 'removal')];
  await here.remove(first.sheet.id);
  expect(here.find(first.sheet.id)).toBeUndefined();
  await expect.poll(() => elsewhere.find(first.sheet.id)).toBeUndefined();
});

test('a tab of another version that does not say what has changed makes everything be read', async () => {
  const store = await storeOfMany(3);
  const library = await open(store, 'version');
  const other = openSheetChannel('version');
  await store.save(withOneRound);
  other?.postMessage(...(['changed'] as const));
  await expect.poll(() => library.find(first.sheet.id)).toEqual(withOneRound);
  other?.close();
});

test('a conflict stores nothing, says so, and shows what was stored elsewhere', async () => {
  const store = await storeOfMany(3);
  const library = await open(store);
  await store.save(withOneRound);
  store.forget();
  const late = withRound(first, 0, knockedBy(1, 9, 3, 8), 3_000);
  expect(await library.save(late)).toBe('conflict');
  expect(library.troubles).toEqual(['out-of-date']);
  expect(library.find(first.sheet.id)).toEqual(withOneRound);
  expect(store.reads).toEqual([first.sheet.id]);
});

test('a save that fails leaves the sheet as it was, says so once, and can be repeated', async () => {
  const store = await storeOfMany(3);
  const library = await open(store);
  store.failsToSave = true;
  expect(await library.save(withOneRound)).toBe('failed');
  expect(await library.save(withOneRound)).toBe('failed');
  expect(library.troubles).toEqual(['not-stored']);
  expect(library.find(first.sheet.id)).toEqual(first);
  library.dismiss('not-stored');
  store.failsToSave = false;
  expect(await library.save(withOneRound)).toBe('stored');
  expect(library.troubles).toEqual([]);
});

test('sheets stay in the order of their ids, whenever they are saved', async () => {
  const library = await open(new CountingStore());
  for (const id of ['b-second-sheet', 'c-third-sheet', 'a-first-sheet']) await library.save(sheetNamed(id));
  expect(library.sheets.map(({ id }) => id)).toEqual(['a-first-sheet', 'b-second-sheet', 'c-third-sheet']);
});
