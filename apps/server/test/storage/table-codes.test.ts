import type { TableCode } from '@quando/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import type { StorePlace } from '../../src/storage/store.ts';
import { removeFrom } from '../../src/storage/sql-storage.ts';
import { TableCodes } from '../../src/tables/table-codes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openedStore } from './opened-store.ts';

const MINUTE = 60 * 1000;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const PLACES: readonly (readonly [string, () => Promise<StorePlace>])[] = [
  ['SQLite', () => Promise.resolve({ folder: temporaryFolder() })],
  ['PostgreSQL', async () => ({ url: await postgres.makeDatabase() })],
];

describe.each(PLACES)('codes in %s', (_, makePlace) => {
  type Codes = { codes: TableCodes; others: TableCodes; pass: (minutes: number) => void };

  /** Codes as two processes know them; a random code is the next of these. */
  async function opened(
    fresh: readonly TableCode[],
  ): Promise<Codes & { remove: (table: string) => unknown }> {
    const store = await openedStore(await makePlace());
    onTestFinished(() => store.close());
    let now = 1_000_000;
    let made = 0;
    const freshCode = (): TableCode => fresh[made++ % fresh.length]!;
    const options = { db: store.db, now: () => now, freshCode };
    return {
      codes: new TableCodes(options),
      others: new TableCodes(options),
      pass: (minutes) => (now += minutes * MINUTE),
      remove: (table) => removeFrom(store.db, table),
    };
  }

  test('a table keeps its code as long as somebody asks for it, in every process', async () => {
    const { codes, others, pass } = await opened([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect((await codes.of('one')).code).toEqual([1, 2, 3]);
    pass(29);
    expect((await others.of('one')).code).toEqual([1, 2, 3]);
    pass(29);
    expect(await codes.tableOf([1, 2, 3])).toBe('one');
    expect(await codes.tableOf([4, 5, 6])).toBe(undefined);
    pass(1);
    expect(await others.tableOf([1, 2, 3])).toBe(undefined);
    expect((await codes.of('one')).code).toEqual([4, 5, 6]);
    expect(await codes.tableOf([1, 2, 3])).toBe(undefined);
  });

  test('no two tables have one code, and an expired one may lead elsewhere', async () => {
    const { codes, others, pass } = await opened([
      [1, 2, 3],
      [1, 2, 3],
      [4, 5, 6],
      [1, 2, 3],
    ]);
    await codes.of('one');
    expect((await others.of('two')).code).toEqual([4, 5, 6]);
    pass(31);
    expect((await codes.of('three')).code).toEqual([1, 2, 3]);
    expect(await codes.tableOf([1, 2, 3])).toBe('three');
    expect(await codes.tableOf([4, 5, 6])).toBe(undefined);
  });

  test('processes that ask at the same time get the same code', async () => {
    const fresh = Array.from({ length: 20 }, (__, i) => [i, i, i]);
    const { codes, others } = await opened(fresh);
    const all = await Promise.all(
      Array.from({ length: 10 }, (__, i) => (i % 2 === 0 ? codes : others).of('one')),
    );
    expect(new Set(all.map(({ code }) => code.join(' '))).size).toBe(1);
  });

  test('the code of a deleted table and those that have expired are deleted', async () => {
    const { codes, pass, remove } = await opened([
      [1, 2, 3],
      [4, 5, 6],
      [1, 2, 3],
    ]);
    await codes.of('one');
    await remove('one');
    expect(await codes.tableOf([1, 2, 3])).toBe(undefined);
    await codes.of('two');
    pass(30);
    await codes.forgetExpired();
    expect((await codes.of('two')).code).toEqual([1, 2, 3]);
  });
});
