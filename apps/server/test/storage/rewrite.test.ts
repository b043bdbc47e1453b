import type { LogEntry, Redaction, TableHead, TableStorage } from '@quando/table';
import { MemoryStorage } from '@quando/table';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import type { SqlStorage } from '../../src/storage/sql-storage.ts';
import type { StorePlace } from '../../src/storage/store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openedStore } from './opened-store.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const HEAD: TableHead = { game: 'a', changedAt: 1, isOver: false };

const entry = (seq: number, name = 'Ada'): LogEntry => Object.assign({ seq }, { name });

/** Replaces the name in the first entry only. */
const redact: Redaction = {
  texts: ['Ada'],
  redact: (found) => (found.seq === 0 ? entry(0, 'N. N.') : found),
};

async function stored(place: StorePlace): Promise<SqlStorage> {
  const store = await openedStore(place);
  onTestFinished(() => store.close());
  return store.storage;
}

const DATABASES: readonly { name: string; storage: () => Promise<SqlStorage> }[] = [
  { name: 'SQLite', storage: () => stored({ folder: temporaryFolder() }) },
  { name: 'PostgreSQL', storage: async () => stored({ url: await postgres.makeDatabase() }) },
];

const STORAGES: readonly { name: string; storage: () => Promise<TableStorage<TableHead>> }[] = [
  { name: 'memory', storage: () => Promise.resolve(new MemoryStorage<TableHead>()) },
  ...DATABASES,
];

test.each(STORAGES)('$name rewrites earlier entries together with an append', async ({ storage: open }) => {
  const storage = await open();
  await storage.create({ ...HEAD, game: 'other' }, [entry(0)]);
  await storage.create(HEAD, [entry(0), entry(1)]);
  const changed = { ...HEAD, changedAt: 2 };
  expect(await storage.rewrite(changed, entry(2, 'Ben'), redact)).toBe('stored');
  expect(await storage.load('a')).toEqual([entry(0, 'N. N.'), entry(1), entry(2, 'Ben')]);
  expect(await storage.load('other')).toEqual([entry(0)]);
  expect(await storage.list()).toContainEqual({ game: 'a', summary: changed });
});

test.each(DATABASES)('$name looks only at what may have to be rewritten', async ({ storage: open }) => {
  const storage = await open();
  const names = Array.from({ length: 500 }, (_, seq) => (seq % 100 === 7 ? 'Ada' : 'Ben'));
  await storage.create(
    HEAD,
    names.map((name, seq) => entry(seq, name)),
  );
  const seen: number[] = [];
  const redaction = { ...redact, redact: ({ seq }: LogEntry) => (seen.push(seq), entry(seq, 'N. N.')) };
  expect(await storage.rewrite(HEAD, entry(500), redaction)).toBe('stored');
  expect(seen).toEqual([7, 107, 207, 307, 407]);
  expect(JSON.stringify(await storage.load('a')).match(/N\. N\./g)).toHaveLength(5);
});

test.each(STORAGES)('$name rewrites nothing after a conflict', async ({ storage: open }) => {
  const storage = await open();
  await storage.create(HEAD, [entry(0), entry(1)]);
  for (const seq of [1, 3]) expect(await storage.rewrite(HEAD, entry(seq), redact)).toBe('conflict');
  expect(await storage.load('a')).toEqual([entry(0), entry(1)]);
  expect(await storage.rewrite({ ...HEAD, game: 'b' }, entry(0), redact)).toBe('conflict');
});

test.each(STORAGES)(
  '$name keeps both of an append and a rewrite at once, in turn',
  async ({ storage: open }) => {
    const storage = await open();
    await storage.create(HEAD, [entry(0)]);
    const outcomes = await Promise.all([
      storage.append(HEAD, entry(1, 'Ben')),
      storage.rewrite(HEAD, entry(1, 'Cleo'), redact),
    ]);
    expect(outcomes.toSorted()).toEqual(['conflict', 'stored']);
    expect(await storage.load('a')).toHaveLength(2);
  },
);

test.each(DATABASES)('$name removes a table only as far as it is known', async ({ storage: open }) => {
  const storage = await open();
  await storage.create(HEAD, [entry(0), entry(1)]);
  expect(await storage.removeAt('a', 0)).toBe('conflict');
  expect(await storage.load('a')).toHaveLength(2);
  expect(await storage.removeAt('a', 1)).toBe('removed');
  expect(await storage.load('a')).toEqual([]);
  expect(await storage.list()).toEqual([]);
});
