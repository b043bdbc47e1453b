import type { TableStatus, Terms } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  startTestGame,
  makeTable,
  type TestGame,
  type TestGameOptions,
} from '../../../../tools/e2e/test-game.ts';
import { fastClock } from '../../../../tools/e2e/fast-clock.ts';
import { freePort } from '../../../../tools/e2e/free-port.ts';
import { freshId, freshKey, TestClient } from '../../../../tools/e2e/test-client.ts';
import { startServer } from '../../../../tools/e2e/server-process.ts';
import { steadyClock } from '../../src/clock.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { NO_LIMITS, runningServer } from './running-server.ts';

const TERMS: Terms = { players: 2, target: 15, tempo: 'relaxed', isOpen: true };

async function testGame(options: TestGameOptions): Promise<TestGame> {
  const gathered = await startTestGame(options);
  onTestFinished(() => {
    for (const client of gathered.clients) client.leave();
  });
  return gathered;
}

const metricsAt = async (address: string): Promise<string> => (await fetch(`${address}/metrics`)).text();

/** Whether a bot decides for this seat, according to a client's status. */
const missed = ({ status }: TestClient, seat: Seat): 'this-turn' | 'last-turn' | undefined => {
  const seatStatus = status?.seats[seat];
  return seatStatus?.kind === 'taken' ? seatStatus.missed : undefined;
};

const isAway = ({ status }: TestClient, seat: Seat): boolean => {
  const seatStatus = status?.seats[seat];
  return seatStatus?.kind === 'taken' && seatStatus.isAway;
};

test('a server that is stopped notifies its clients and exits cleanly, and they continue with the next one', async () => {
  const folder = temporaryFolder();
  const port = String(await freePort());
  const first = await startServer({ DATA_DIR: folder, PORT: port });
  const { clients } = await testGame({
    address: () => first.address,
    terms: TERMS,
    client: () => ({ pause: () => 20 }),
  });
  await clients[0]!.until(({ update }) => (update?.seq ?? 0) > 8);
  const code = await first.stop();
  expect(code).toBe(0);
  expect(clients.map(({ bye }) => bye)).toEqual(['restarting', 'restarting']);
  const second = await startServer({ DATA_DIR: folder, PORT: port });
  await Promise.all(clients.map((client) => client.until(({ status }) => status?.stage === 'over')));
  expect(await second.stop()).toBe(0);
});

test('a client that does not close its socket cannot keep a server from stopping', async () => {
  const { address, stop } = await runningServer({ folder: temporaryFolder() });
  const table = await makeTable(() => address, TERMS);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(
    `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('101 Switching Protocols');
  await stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('an idle table is closed, and the next visit reopens it unchanged', async () => {
  const limits = { ...NO_LIMITS, idle: 600 };
  const { address } = await runningServer({ folder: temporaryFolder() }, { clock: fastClock(100), limits });
  const { table, clients } = await testGame({ address: () => address, terms: TERMS });
  await Promise.all(clients.map((client) => client.until(({ update }) => update?.view.phase === 'over')));
  for (const client of clients) client.leave();
  await expect.poll(() => metricsAt(address), { timeout: 25_000 }).toContain('\nquando_open_tables 0\n');
  const visitor = new TestClient({ address: () => address, table, key: clients[1]!.key! });
  onTestFinished(() => visitor.leave());
  await visitor.until(({ update }) => update !== undefined);
  expect(visitor.update!.view).toEqual(clients[1]!.update!.view);
  expect(visitor.seat).toBe(1);
});

test('an idle table is closed although the wall clock was set back', async () => {
  let setBack = 0;
  const clock = { ...steadyClock(), now: () => Date.now() - setBack };
  const limits = { ...NO_LIMITS, idle: 600 };
  const { address } = await runningServer({ folder: temporaryFolder() }, { clock, limits });
  await makeTable(() => address, TERMS);
  setBack = 60 * 60 * 1000;
  expect(await metricsAt(address)).toContain('\nquando_open_tables 1\n');
  await expect.poll(() => metricsAt(address), { timeout: 25_000 }).toContain('\nquando_open_tables 0\n');
});

test('when time runs out twice a bot decides from then on, which the status shows, and the person can return', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() }, { clock: fastClock(20) });
  const { clients } = await testGame({
    address: () => address,
    terms: { ...TERMS, target: 999, tempo: 'quick' },
    client: (seat) => (seat === 1 ? { policy: undefined } : {}),
  });
  const [, sleeper] = clients;
  await sleeper!.until((client) => missed(client, 1) === 'this-turn');
  await sleeper!.until((client) => isAway(client, 1) && missed(client, 1) === undefined);
  const { seq } = sleeper!.update!;
  await sleeper!.until(({ update }) => update!.seq > seq + 4);
  expect(await sleeper!.do({ type: 'return', id: freshId() })).toMatchObject({ type: 'accepted' });
  await sleeper!.until((client) => !isAway(client, 1));
});

test.each([3_600_000, -3_600_000])(
  'when the clock of the machine is set by %i ms, a turn keeps its time',
  async (jump) => {
    const { address } = await runningServer({ folder: temporaryFolder() });
    const { table, clients } = await testGame({
      address: () => address,
      terms: { ...TERMS, tempo: 'normal' },
      client: () => ({ policy: undefined }),
    });
    await clients[0]!.until(({ status }) => status?.waiting?.until !== undefined);
    const { until } = clients[0]!.status!.waiting!;
    const real = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => real() + jump);
    onTestFinished(() => void vi.restoreAllMocks());
    // Every message makes the server look at its clock again.
    clients[1]!.leave();
    await clients[0]!.until(({ status }) =>
      status!.seats.some((seat) => seat.kind === 'taken' && !seat.isHere),
    );
    const status: TableStatus = JSON.parse(await (await fetch(`${address}/api/tables/${table}`)).text());
    expect(status.waiting!.until).toBe(until);
    expect(until! - status.now).toBeGreaterThan(0);
    expect(until! - status.now).toBeLessThanOrEqual(60_000);
    expect(status.seats.map((seat) => seat.kind === 'taken' && seat.isAway)).toEqual([false, false]);
  },
);

test('a due action of a closed table is performed by whichever process is running', async () => {
  const folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  const { table, clients } = await testGame({
    address: () => first.address,
    terms: { ...TERMS, tempo: 'quick' },
    client: () => ({ policy: undefined }),
  });
  await clients[0]!.until(({ status }) => status?.stage === 'playing');
  for (const client of clients) client.leave();
  await first.kill();
  const { address, stop } = await runningServer({ folder }, { clock: fastClock(20) });
  const stored = 'quando_entries_total{outcome="stored"}';
  await expect.poll(() => metricsAt(address), { timeout: 25_000 }).toContain(stored);
  await stop();
  const store = await openedStore({ folder });
  const values = await store.storage.load(table);
  await store.close();
  expect(values).toContainEqual(expect.objectContaining({ type: 'missed' }));
});

test('overdue tables that cannot be read do not stop one that is overdue as well', async () => {
  const folder = temporaryFolder();
  const first = await runningServer({ folder });
  const { table, clients } = await testGame({
    address: () => first.address,
    terms: { ...TERMS, tempo: 'quick' },
    client: () => ({ policy: undefined }),
  });
  await clients[0]!.until(({ status }) => status?.stage === 'playing');
  for (const client of clients) client.leave();
  await first.stop();
  const store = await openedStore({ folder });
  const [noEntry, noJson] = ['B'.repeat(16), 'C'.repeat(16)];
  for (const game of [noEntry, noJson])
    await store.storage.create({ game, changedAt: Date.now(), isOver: false, due: 1 }, [{ seq: 0 }]);
  await store.db.updateTable('entries').set({ body: '{' }).where('table_id', '=', noJson).execute();
  await store.close();

  const { address, stop } = await runningServer({ folder }, { clock: fastClock(20) });
  const stored = 'quando_entries_total{outcome="stored"}';
  await expect.poll(() => metricsAt(address), { timeout: 25_000 }).toContain(stored);
  expect(await metricsAt(address)).toContain('quando_table_failures_total{during="due-action"}');
  await stop();
  const after = await openedStore({ folder });
  expect(await after.storage.load(table)).toContainEqual(expect.objectContaining({ type: 'missed' }));
  expect(await after.storage.load(noEntry)).toEqual([{ seq: 0 }]);
  await after.close();
});

test('two tabs with the same key share a seat, and the key moves it to another device', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const table = await makeTable(() => address, TERMS);
  const key = freshKey();
  const tabs = [0, 1].map(() => new TestClient({ address: () => address, table, key }));
  onTestFinished(() => {
    for (const tab of tabs) tab.leave();
  });
  for (const tab of tabs) await tab.until(({ status }) => status !== undefined);
  await tabs[0]!.do({ type: 'sit', id: freshId(), seat: 1, name: 'Ada', avatar: 'drop' });
  await tabs[1]!.until(({ seat }) => seat === 1);
  tabs[0]!.leave();
  expect(await tabs[1]!.do({ type: 'stand', id: freshId() })).toMatchObject({ type: 'accepted' });
  expect(tabs[1]!.status!.seats[1]).toEqual({ kind: 'free' });
});

test('the statuses of many tables come in one response, without unknown tables', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const tables = [await makeTable(() => address, TERMS), await makeTable(() => address, TERMS)];
  const ask = async (body: unknown): Promise<{ status: number; body: unknown }> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/statuses`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const { body } = await ask({ tables: [...tables, 'AAAAAAAAAAAAAAAA'] });
  expect(body).toMatchObject({ statuses: tables.map((table) => ({ table })) });
  const refused = { status: 400, body: { code: 'not-understood' } };
  expect(await ask({ tables: Array.from({ length: 51 }, () => tables[0]) })).toEqual(refused);
  expect(await ask({ tables: ['x'] })).toEqual(refused);
  expect(await ask([])).toEqual(refused);
});

test('an unreadable table is distinguished from a missing one', async () => {
  const folder = temporaryFolder();
  const store = await openedStore({ folder });
  const table = 'BBBBBBBBBBBBBBBB';
  await store.storage.create({ game: table, changedAt: Date.now(), isOver: false }, [{ seq: 0 }]);
  await store.close();
  const { address } = await runningServer({ folder });
  const answer = await fetch(`${address}/api/statuses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tables: [table, 'AAAAAAAAAAAAAAAA'] }),
  });
  expect(await answer.json()).toEqual({ statuses: [], unreadable: [table] });
  expect((await fetch(`${address}/api/tables/${table}`)).status).toBe(503);
  const visitor = new TestClient({ address: () => address, table });
  onTestFinished(() => visitor.leave());
  await visitor.until(({ bye }) => bye === 'unreadable');
});

test('a record is available only of an existing table, once its game is over', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const table = await makeTable(() => address, TERMS);
  const statuses = [table, 'AAAAAAAAAAAAAAAA', 'x'].map(
    async (id) => (await fetch(`${address}/api/tables/${id}/record`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([409, 404, 404]);
});
