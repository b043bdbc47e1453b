import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { join } from 'node:path';
import { DEVICE_STORAGE_CONTRACT } from '@quando/table/storage-contract';
import { bundled } from '../fixtures/bundled.ts';
import type { StoragePage } from './storage-page.ts';

declare const storagePage: StoragePage;

/** Nobody listens there: every request is answered by the test itself. */
const ADDRESS = 'http://127.0.0.1:9/';

let script = '';

test.beforeAll(async () => {
  script = await bundled(join(import.meta.dirname, 'storage-page.ts'));
});

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<script type="module" src="page.js"></script>' }),
  );
  await page.goto(ADDRESS);
  return page;
}

test('IndexedDB fulfils the contract of a storage', async ({ context }) => {
  const page = await openPage(context);
  for (const { name } of DEVICE_STORAGE_CONTRACT) {
    const { actual, expected } = await page.evaluate((one) => storagePage.runCase(one), name);
    expect.soft(actual, name).toEqual(expected);
  }
});

test('opening a usable database reports nothing, the first time and later', async ({ context }) => {
  const page = await openPage(context);
  for (const _ of ['first', 'later'])
    expect(await page.evaluate(() => storagePage.open())).toEqual({ troubles: [], databases: ['quando'] });
});

test('a foreign database is left alone and reported once', async ({ context }) => {
  const page = await openPage(context);
  await page.evaluate(() => storagePage.spoil('quando'));
  const databases = ['quando', 'quando-2'];
  expect(await page.evaluate(() => storagePage.open())).toEqual({ troubles: ['store-damaged'], databases });
  expect(await page.evaluate(() => storagePage.open())).toEqual({ troubles: [], databases });
});

test('memory is used if no database is usable', async ({ context }) => {
  const page = await openPage(context);
  for (const name of ['quando', 'quando-2', 'quando-3'])
    await page.evaluate((spoilt) => storagePage.spoil(spoilt), name);
  const { troubles } = await page.evaluate(() => storagePage.open());
  expect(troubles).toEqual(['store-unavailable']);
});

const hold = (page: Page, game: string, take = false): Promise<string> =>
  page.evaluate(([name, isTaken]) => storagePage.hold(name, isTaken), [game, take] as const);

test('one tab holds a game; another can take it over or get it once it is released', async ({ context }) => {
  const [one, two] = [await openPage(context), await openPage(context)];
  expect(await hold(one, 'a')).toBe('held');
  expect(await hold(two, 'b')).toBe('held');
  expect(await hold(two, 'a')).toBe('elsewhere');
  expect(await hold(two, 'a', true)).toBe('held');
  await expect(one).toHaveTitle('lost a');
  await two.evaluate(() => window.dispatchEvent(new Event('release')));
  expect(await hold(one, 'a')).toBe('held');
  await one.close();
  expect(await hold(two, 'a')).toBe('held');
});
