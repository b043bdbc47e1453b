import type { Terms } from '@quando/protocol';
import type { GameRecord } from '@quando/rules';
import { checkRecord } from '@quando/rules/authority';
import { checkDeals } from '@quando/table';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  startTestGame,
  makeTable,
  type TestGame,
  type TestGameOptions,
} from '../../../../tools/e2e/test-game.ts';
import { freshId, freshKey, TestClient } from '../../../../tools/e2e/test-client.ts';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runningServer } from './running-server.ts';

const TERMS: Terms = { players: 3, target: 20, tempo: 'relaxed', isOpen: true };

async function testGame(options: TestGameOptions): Promise<TestGame> {
  const gathered = await startTestGame(options);
  onTestFinished(() => {
    for (const client of gathered.clients) client.leave();
  });
  return gathered;
}

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

/** A record that verifies. */
function soundRecord(value: unknown): GameRecord {
  const read = checkRecord(value);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  return read.record;
}

const isOver = ({ update, status }: TestGame['clients'][number]): boolean =>
  update?.view.phase === 'over' && status?.stage === 'over';

test('two people and a bot play a whole game; its record verifies, and every deal was fair', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const { table, clients } = await testGame({ address: () => address, terms: TERMS, bots: ['sharp'] });
  await Promise.all(clients.map((client) => client.until(isOver)));
  const answer = await fetch(`${address}/api/tables/${table}/record`);
  expect(answer.status).toBe(200);
  const record = soundRecord(await answer.json());
  expect(checkDeals(record)).toEqual([]);
  const { totals } = record.rounds.at(-1)!;
  expect(clients.map(({ update }) => update!.view.totals)).toEqual([totals, totals]);
});

test('people at two processes with one database play a whole game, and everybody gets all updates', async () => {
  const url = await postgres.makeDatabase();
  const servers = [await runningServer({ url }), await runningServer({ url })];
  let turn = 0;
  const address = (): string => servers[(turn += 1) % 2]!.address;
  const { table, clients } = await testGame({ address, terms: { ...TERMS, players: 4 } });
  await Promise.all(clients.map((client) => client.until(isOver)));
  const records = await Promise.all(
    servers.map(async (server) => (await fetch(`${server.address}/api/tables/${table}/record`)).json()),
  );
  expect(records[1]).toEqual(records[0]);
  const { totals } = soundRecord(records[0]).rounds.at(-1)!;
  expect(clients.map(({ update }) => update!.view.totals)).toEqual(clients.map(() => totals));
});

test('those who sit learn how many people look in, at any process', async () => {
  const url = await postgres.makeDatabase();
  const [here, there] = [await runningServer({ url }), await runningServer({ url })];
  const table = await makeTable(() => here.address, { ...TERMS, players: 2 });
  const enter = (address: string, key?: string): TestClient => {
    const client = new TestClient({ address: () => address, table, ...(key !== undefined && { key }) });
    onTestFinished(() => client.leave());
    return client;
  };
  const host = enter(here.address, freshKey());
  await host.until(({ status }) => status?.visitors === 1);
  await host.do({ type: 'sit', id: freshId(), seat: 0, name: 'Ana', avatar: 'drop' });
  await host.until(({ status }) => status?.visitors === undefined);
  const key = freshKey();
  const tabs = [enter(there.address, key), enter(there.address, key)];
  const nameless = enter(here.address);
  await host.until(({ status }) => status?.visitors === 2);
  nameless.leave();
  await host.until(({ status }) => status?.visitors === 1);
  await tabs[0]!.do({ type: 'sit', id: freshId(), seat: 1, name: 'Ben', avatar: 'bean' });
  await host.until(({ status }) => status?.visitors === undefined);
  expect(host.status!.seats[1]).toMatchObject({ kind: 'taken', isHere: true });
});

test('phrases and presence reach the other process', async () => {
  const url = await postgres.makeDatabase();
  const [here, there] = [await runningServer({ url }), await runningServer({ url })];
  const texts: string[] = [];
  const { table, clients } = await testGame({
    address: () => here.address,
    terms: { ...TERMS, players: 2 },
    client: () => ({ policy: undefined }),
  });
  const watcher = new TestClient({ address: () => there.address, table, onText: (text) => texts.push(text) });
  onTestFinished(() => watcher.leave());
  await watcher.until(
    ({ status }) => status?.seats.every((seatStatus) => 'isHere' in seatStatus && seatStatus.isHere) === true,
  );
  clients[1]!.say({ type: 'say', phrase: 'ouch' });
  await watcher.until(() => texts.some((text) => text === '{"type":"said","seat":1,"phrase":"ouch"}'));
  clients[1]!.leave();
  await watcher.until(({ status }) => 'isHere' in status!.seats[1]! && !status!.seats[1].isHere);
  expect(watcher.status!.seats.map((seatStatus) => 'isHere' in seatStatus && seatStatus.isHere)).toEqual([
    true,
    false,
  ]);
});
