import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import { openStore, type StorePlace } from '../../src/storage/store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openedStore } from './opened-store.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

const HEAD = { game: 'a', changedAt: 1, isOver: false };

test.each([
  { name: 'SQLite', place: (): StorePlace => ({ folder: temporaryFolder() }) },
  { name: 'PostgreSQL', place: async (): Promise<StorePlace> => ({ url: await postgres.makeDatabase() }) },
])('$name keeps what it was given when it is opened again', async ({ place }) => {
  const where = await place();
  const first = await openedStore(where);
  await first.storage.create(HEAD, [{ seq: 0 }]);
  await first.close();
  const second = await openedStore(where);
  onTestFinished(() => second.close());
  expect(await second.storage.load('a')).toEqual([{ seq: 0 }]);
});

test.each([
  { name: 'SQLite', place: (): StorePlace => ({ folder: temporaryFolder() }) },
  { name: 'PostgreSQL', place: async (): Promise<StorePlace> => ({ url: await postgres.makeDatabase() }) },
])('$name from a newer version is refused, and stays as it is', async ({ place }) => {
  const where = await place();
  const store = await openedStore(where);
  await store.db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '9999-from-the-future', timestamp: '2999' })
    .execute();
  await store.close();
  expect(await openStore(where)).toEqual({ fault: expect.stringMatching(/newer version.*9999-from-the/) });
});

test('several processes that start together make the tables once', async () => {
  const url = await postgres.makeDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openedStore({ url })));
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  await stores[0]!.storage.create(HEAD, [{ seq: 0 }]);
  expect(await stores[3]!.storage.load('a')).toEqual([{ seq: 0 }]);
});

test('of two processes that append at once, one wins at each table, and neither waits for ever', async () => {
  const url = await postgres.makeDatabase();
  const stores = [await openedStore({ url }), await openedStore({ url })];
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  const games = Array.from({ length: 40 }, (_, i) => `table-${i}`);
  for (const game of games) await stores[0]!.storage.create({ ...HEAD, game }, [{ seq: 0 }]);
  const fates = await Promise.all(
    [games, games.toReversed()].map((order, i) =>
      Promise.all(order.map((game) => stores[i]!.storage.append({ ...HEAD, game }, { seq: 1 }))),
    ),
  );
  const [first, second] = [fates[0]!, fates[1]!.toReversed()];
  const winners = games.map((_, i) => [first[i], second[i]].filter((fate) => fate === 'stored').length);
  expect(winners).toEqual(games.map(() => 1));
});

test('a commit whose answer is lost in a restart of PostgreSQL is neither lost nor made twice', async () => {
  const store = await openedStore({ url: await postgres.makeDatabase() });
  onTestFinished(() => store.close());
  await store.storage.create(HEAD, [{ seq: 0 }]);
  const restart = { isOver: false };
  void postgres.restart().finally(() => (restart.isOver = true));
  let seq = 0;
  while (!restart.isOver || seq === 0)
    expect(await store.storage.append(HEAD, { seq: (seq += 1) })).toBe('stored');
  expect(await store.storage.load('a')).toEqual(Array.from({ length: seq + 1 }, (_, i) => ({ seq: i })));
}, 60_000);

test('a folder belongs to one process at a time', async () => {
  const folder = temporaryFolder();
  const store = await openedStore({ folder });
  expect(await openStore({ folder })).toEqual({ fault: expect.stringContaining('Another process') });
  await store.close();
  await (await openedStore({ folder })).close();
});

test('a folder is made if it is missing', async () => {
  const folder = join(temporaryFolder(), 'deep', 'down');
  await (await openedStore({ folder })).close();
  expect(existsSync(join(folder, 'quando.db'))).toBe(true);
});

test('a folder that cannot be one is refused by its name', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(await openStore({ folder: file })).toEqual({ fault: expect.stringContaining(file) });
});

test('a database that cannot be reached is told without its password', async () => {
  const fault = await openStore({ url: 'postgres://ada:geheim@127.0.0.1:1/quando' });
  expect(fault).toEqual({ fault: expect.stringContaining('DATABASE_URL') });
  expect(JSON.stringify(fault)).not.toContain('geheim');
});
