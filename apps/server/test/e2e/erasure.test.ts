import type { Terms } from '@quando/protocol';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import { freshId, freshKey, TestClient } from '../../../../tools/e2e/test-client.ts';
import { startTestGame, makeTable, type TestGame } from '../../../../tools/e2e/test-game.ts';
import type { StorePlace } from '../../src/storage/store.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runningServer } from './running-server.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const TERMS: Terms = { players: 2, target: 15, tempo: 'relaxed', isOpen: true };

/** Asks a server to remove the owner of a key from a table; returns the status and the answer. */
async function erase(address: string, table: string, key: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ key });
  const answer = await fetch(`${address}/api/tables/${table}/erase`, { method: 'POST', headers, body });
  return [answer.status, await answer.json()];
}

const client = (address: string, table: string, key = freshKey()): TestClient => {
  const made = new TestClient({ address: () => address, table, key });
  onTestFinished(() => made.leave());
  return made;
};

const sit = async (person: TestClient, seat: number, name: string): Promise<void> => {
  await person.until(({ status }) => status !== undefined);
  await person.do({ type: 'sit', id: freshId(), seat, name, avatar: 'drop' });
};

/** A game of two that is over. */
async function finishedGame(address: string): Promise<TestGame> {
  const game = await startTestGame({ address: () => address, terms: TERMS });
  onTestFinished(() => {
    for (const person of game.clients) person.leave();
  });
  await Promise.all(game.clients.map((person) => person.until(({ status }) => status?.stage === 'over')));
  return game;
}

const recordOf = async (address: string, table: string): Promise<string> =>
  (await fetch(`${address}/api/tables/${table}/record`)).text();

/** Everything that the database has about tables, as text. */
async function storedIn(place: StorePlace): Promise<string> {
  const store = await openedStore(place);
  const rows = await store.db.selectFrom('entries').selectAll().execute();
  const heads = await store.db.selectFrom('tables').selectAll().execute();
  await store.close();
  return JSON.stringify([rows, heads]);
}

const filesWith = (folder: string, name: string): string[] =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(name));

test('a deleted name is in no row, no record, no status and no byte of the files', async () => {
  const folder = temporaryFolder();
  const server = await runningServer({ folder });
  const { address } = server;
  const { table, clients } = await finishedGame(address);
  expect(await recordOf(address, table)).toContain('Guest 0');
  expect(filesWith(folder, 'Guest 0').length).toBeGreaterThan(0);
  expect(await erase(address, table, clients[0]!.key)).toEqual([200, { erased: 'name' }]);
  expect(filesWith(folder, 'Guest 0')).toEqual([]);
  const record = await recordOf(address, table);
  expect(record).not.toContain('Guest 0');
  expect(record).toContain('Guest 1');
  await clients[1]!.until(({ status }) => !JSON.stringify(status).includes('Guest 0'));
  expect(await erase(address, table, clients[0]!.key)).toEqual([200, { erased: 'nothing' }]);
  await server.stop();
  const rows = await storedIn({ folder });
  expect(rows).not.toContain('Guest 0');
  expect(rows).toContain('Guest 1');
});

test('a table at which nobody else sat is deleted, and whoever watches it is told', async () => {
  const folder = temporaryFolder();
  const { address } = await runningServer({ folder });
  const table = await makeTable(() => address, TERMS);
  const [ada, watcher] = [client(address, table), client(address, table)];
  await sit(ada, 0, 'Zacharias');
  expect(await erase(address, table, ada.key)).toEqual([200, { erased: 'table' }]);
  await Promise.all([ada, watcher].map((person) => person.until(({ bye }) => bye === 'no-such-table')));
  expect((await fetch(`${address}/api/tables/${table}`)).status).toBe(404);
  expect(filesWith(folder, 'Zacharias')).toEqual([]);
  expect(await erase(address, table, ada.key)).toEqual([404, { code: 'no-such-table' }]);
});

test('a name is also deleted from the table where the others have already begun a rematch', async () => {
  const folder = temporaryFolder();
  const server = await runningServer({ folder });
  const { address } = server;
  const { table, clients } = await finishedGame(address);
  await clients[1]!.do({ type: 'rematch', id: freshId() });
  await clients[1]!.until(({ status }) => status?.rematch !== undefined);
  const next = clients[1]!.status!.rematch!;
  expect(await erase(address, table, clients[0]!.key)).toEqual([200, { erased: 'name' }]);
  const status = await (await fetch(`${address}/api/tables/${next}`)).text();
  expect(status).toContain('Guest 1');
  expect(status).not.toContain('Guest 0');
  await server.stop();
  expect(await storedIn({ folder })).not.toContain('Guest 0');
});

test('only the owner of a key can delete its name', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const table = await makeTable(() => address, TERMS);
  const ada = client(address, table);
  await sit(ada, 0, 'Ada');
  expect(await erase(address, table, freshKey())).toEqual([200, { erased: 'nothing' }]);
  for (const key of [undefined, 'short', 7, null])
    expect(await erase(address, table, key)).toEqual([400, { code: 'not-understood' }]);
  expect(await erase(address, 'x', ada.key)).toEqual([404, { code: 'no-such-table' }]);
  expect(ada.status!.seats[0]).toMatchObject({ sitter: { name: 'Ada' } });
});

test('with two processes on one PostgreSQL, both forget the name, and the game goes on', async () => {
  const url = await postgres.makeDatabase();
  const [one, two] = [await runningServer({ url }), await runningServer({ url })];
  const table = await makeTable(() => one.address, { ...TERMS, target: 999 });
  const [ada, ben] = [client(one.address, table), client(two.address, table)];
  await sit(ada, 0, 'Zacharias');
  await sit(ben, 1, 'Ben');
  await ada.until(({ status }) => status!.seats.every(({ kind }) => kind === 'taken'));
  await ada.do({ type: 'start', id: freshId() });
  await ben.until(({ status }) => status?.stage === 'playing');
  expect(await erase(one.address, table, ada.key)).toEqual([200, { erased: 'name' }]);
  await ben.until(({ status }) => {
    const seat = status!.seats[0]!;
    return seat.kind === 'taken' && seat.sitter.name === 'N. N.' && seat.isAway;
  });
  for (const { address } of [one, two]) {
    const status = await (await fetch(`${address}/api/tables/${table}`)).text();
    expect(status).not.toContain('Zacharias');
    expect(status).toContain('Ben');
  }
  // Whoever is asked first, it is Ben's turn sooner or later: a bot decides for the other seat.
  await ben.until(({ status }) => status?.waiting?.seat === 1);
  expect(await storedIn({ url })).not.toContain('Zacharias');
});

test('a table that one process deletes is gone from the other', async () => {
  const url = await postgres.makeDatabase();
  const [one, two] = [await runningServer({ url }), await runningServer({ url })];
  const table = await makeTable(() => one.address, TERMS);
  const [ada, watcher] = [client(one.address, table), client(two.address, table)];
  await watcher.until(({ status }) => status !== undefined);
  await sit(ada, 0, 'Ada');
  expect(await erase(one.address, table, ada.key)).toEqual([200, { erased: 'table' }]);
  await watcher.until(({ bye }) => bye === 'no-such-table');
  expect((await fetch(`${two.address}/api/tables/${table}`)).status).toBe(404);
});

const periods = async (address: string): Promise<unknown> => (await fetch(`${address}/api/retention`)).json();

test('a server tells how long it keeps tables, and where it is said who runs it', async () => {
  const settings = {
    listen: { host: '127.0.0.1', port: 0 },
    store: { folder: temporaryFolder() },
    proxies: 0,
    logLevel: 'error',
  } as const;
  const { address } = await runningServer(settings.store);
  expect(await periods(address)).toEqual({ days: { finished: 30, unfinished: 90, leagues: 1095 } });
  const store = { folder: temporaryFolder() };
  const retention = { finished: 3, unfinished: 4, leagues: 5 };
  const imprint = 'mailto:ada@example.org';
  const other = await runningServer(store, { settings: { ...settings, store, retention, imprint } });
  expect(await periods(other.address)).toEqual({ days: retention, imprint });
});
