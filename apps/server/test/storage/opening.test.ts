import { sql } from 'kysely';
import { chmodSync, copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import { openStore, type StorePlace } from '../../src/storage/store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openedStore } from './opened-store.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
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
  expect(await openStore(where)).toEqual({ error: expect.stringMatching(/newer version.*9999-from-the/) });
});

test('several processes that start together migrate once', async () => {
  const url = await postgres.makeDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openedStore({ url })));
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  await stores[0]!.storage.create(HEAD, [{ seq: 0 }]);
  expect(await stores[3]!.storage.load('a')).toEqual([{ seq: 0 }]);
});

test('of two processes that append at once, one wins at each table, without a deadlock', async () => {
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
  const winners = games.map((_, i) => [first[i], second[i]].filter((outcome) => outcome === 'stored').length);
  expect(winners).toEqual(games.map(() => 1));
});

test('a commit whose answer is lost in a restart of PostgreSQL is neither lost nor repeated', async () => {
  const store = await openedStore({ url: await postgres.makeDatabase() });
  onTestFinished(() => store.close());
  await store.storage.create(HEAD, [{ seq: 0 }]);
  const restart = { isOver: false };
  void postgres.restart().finally(() => (restart.isOver = true));
  let seq = 0;
  while (!restart.isOver || seq === 0)
    expect(await store.storage.append(HEAD, { seq: (seq += 1) })).toBe('stored');
  expect(await store.storage.load('a')).toEqual(Array.from({ length: seq + 1 }, (_, i) => ({ seq: i })));
});

test('a folder belongs to one process at a time', async () => {
  const folder = temporaryFolder();
  const store = await openedStore({ folder });
  expect(await openStore({ folder })).toEqual({ error: expect.stringContaining('Another process') });
  await store.close();
  await (await openedStore({ folder })).close();
});

test('a missing folder is created, for this user only', async () => {
  const folder = join(temporaryFolder(), 'deep', 'down');
  await (await openedStore({ folder })).close();
  expect(existsSync(join(folder, 'quando.db'))).toBe(true);
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test('the files in a folder that others may read are for this user only', async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const store = await openedStore({ folder });
  onTestFinished(() => store.close());
  await store.storage.create(HEAD, [{ seq: 0 }]);
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  expect(modes).toContainEqual(['quando.db-wal', 0o600]);
  expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
});

test('files that others could read until now are for this user only', async () => {
  const folder = temporaryFolder();
  const store = await openedStore({ folder });
  await store.storage.create(HEAD, [{ seq: 0 }]);
  // A copy of what a killed process leaves behind, made by an earlier version.
  const left = temporaryFolder();
  const files = ['quando.db', 'quando.db-wal', 'quando.db-shm', 'quando.lock'];
  for (const name of files) copyFileSync(join(folder, name), join(left, name));
  await store.close();
  for (const name of files) chmodSync(join(left, name), 0o644);
  const opened = await openedStore({ folder: left });
  onTestFinished(() => opened.close());
  expect(await opened.storage.load('a')).toEqual([{ seq: 0 }]);
  const modes = readdirSync(left).map((name) => [name, statSync(join(left, name)).mode & 0o777]);
  expect(modes.map(([name]) => name)).toEqual(expect.arrayContaining(files));
  expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
});

test('a folder that cannot be created is refused by name', async ({ skip }) => {
  skip(!existsSync('/proc/self'), 'needs /proc');
  const folder = '/proc/quando/data';
  expect(await openStore({ folder })).toEqual({ error: `DATA_DIR is ${folder}, which cannot be created.` });
});

test('a path that cannot be a folder is refused by name', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(await openStore({ folder: file })).toEqual({
    error: `DATA_DIR is ${file}, which is a file; it must be a folder.`,
  });
  const below = join(file, 'below');
  expect(await openStore({ folder: below })).toEqual({ error: expect.stringContaining(below) });
});

test('a file that this user may not write is refused by name', async ({ skip }) => {
  skip(process.getuid?.() === 0, 'root may write every file');
  const folder = temporaryFolder();
  const file = join(folder, 'quando.lock');
  writeFileSync(file, '');
  chmodSync(file, 0o444);
  expect(await openStore({ folder })).toEqual({ error: `This user may not write to ${file}.` });
});

test('a file that is not a database is refused, and left unchanged', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'quando.db'), 'rubbish'.repeat(1000));
  const problem = { error: `The database in ${folder} cannot be opened: file is not a database.` };
  expect(await openStore({ folder })).toEqual(problem);
  // The first attempt has left no lock behind.
  expect(await openStore({ folder })).toEqual(problem);
  expect(statSync(join(folder, 'quando.db')).size).toBe(7000);
});

test('an append to a full disk fails, and later ones succeed when there is room again', async () => {
  const store = await openedStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  const { db, storage } = store;
  await storage.create(HEAD, [{ seq: 0 }]);
  await sql`pragma max_page_count = 1`.execute(db);
  const long = { seq: 1, value: 'x'.repeat(100_000) };
  await expect(storage.append(HEAD, long)).rejects.toThrow('database or disk is full');
  await expect(storage.create({ ...HEAD, game: 'b' }, [long])).rejects.toThrow('database or disk is full');
  expect(await storage.load('a')).toEqual([{ seq: 0 }]);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await storage.append(HEAD, long)).toBe('stored');
  expect(await storage.load('a')).toEqual([{ seq: 0 }, long]);
});

test('an unreachable database is reported without its password', async () => {
  const problem = await openStore({ url: 'postgres://ada:geheim@127.0.0.1:1/quando' });
  expect(problem).toEqual({
    error: expect.stringContaining('DATABASE_URL cannot be reached: connect ECONN'),
  });
  expect(JSON.stringify(problem)).not.toContain('geheim');
});

test('a user who may not create tables gets a message', async () => {
  const url = new URL(await postgres.makeDatabase());
  const store = await openedStore({ url: await postgres.makeDatabase() });
  onTestFinished(() => store.close());
  await sql`create role poor login password 'geheim'`.execute(store.db);
  Object.assign(url, { username: 'poor', password: 'geheim' });
  const problem = {
    error: 'The database of DATABASE_URL cannot be used: permission denied for schema public.',
  };
  expect(await openStore({ url: url.href })).toEqual(problem);
});

test('a PostgreSQL that is too old is refused with its version', async () => {
  const url = new URL(await postgres.makeDatabase());
  const store = await openedStore({ url: url.href });
  onTestFinished(() => store.close());
  await sql`create schema old`.execute(store.db);
  await sql`create function old.current_setting(text) returns text return '140012'`.execute(store.db);
  url.searchParams.set('options', '-c search_path=old,pg_catalog');
  expect(await openStore({ url: url.href })).toEqual({ error: expect.stringContaining('PostgreSQL 14;') });
});
