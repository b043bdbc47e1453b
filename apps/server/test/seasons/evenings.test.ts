import { checkRecord } from '@quando/rules/authority';
import type { GameRecord } from '@quando/rules';
import {
  countedResults,
  eveningResult,
  foldLeague,
  parseLeagueCommand,
  type Evening,
  type League,
} from '@quando/season';
import { checkDeals, keyHashOf } from '@quando/table';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import { TestClient } from '../../../../tools/e2e/test-client.ts';
import { startTestGameAt, type TestGame } from '../../../../tools/e2e/test-game.ts';
import { EveningTables } from '../../src/seasons/evening-tables.ts';
import { Leagues } from '../../src/seasons/leagues.ts';
import type { StorePlace } from '../../src/storage/store.ts';
import { Turns } from '../../src/turns.ts';
import { runningServer } from '../e2e/running-server.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { join, LeagueTester, SETTINGS } from './league-client.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Fay'];
const DRAW = [
  ['ada', 'bo'],
  ['cy', 'di'],
  ['eve', 'fay'],
];
const ROUNDS = 4;

const OPEN = {
  do: 'open-evening',
  id: 'open',
  evening: 'friday',
  players: 2,
  rounds: ROUNDS,
  tempo: 'relaxed',
  draw: DRAW,
} as const;

const members = NAMES.map((name) => join(name.toLowerCase(), name));

type Running = { address: string };

const leagueOf = async (tester: LeagueTester, league: string): Promise<League> =>
  foldLeague((await tester.read(league)).entries);

/** Plays a table of an evening to its end with the members drawn for it. */
async function playTable(server: Running, { tables, players }: Evening, number: number): Promise<TestGame> {
  const { table } = tables[number]!;
  const names = NAMES.slice(players * number, players * (number + 1));
  const terms = { players, target: 999, tempo: 'relaxed', isOpen: false } as const;
  const game = await startTestGameAt(table, { address: () => server.address, terms, names });
  await Promise.all(game.clients.map((client) => client.until(({ status }) => status?.stage === 'over')));
  for (const client of game.clients) client.leave();
  return game;
}

const recordAt = ({ address }: Running, table: string): Promise<Response> =>
  fetch(`${address}/api/tables/${table}/record`);

async function readRecord(server: Running, table: string): Promise<GameRecord> {
  const checked = checkRecord(await (await recordAt(server, table)).json());
  if (!('record' in checked)) throw new Error('the record is wrong');
  expect(checkDeals(checked.record)).toEqual([]);
  return checked.record;
}

/** The cards that a seat held, and its turn. */
const keyOf = ({ deck, dealer }: GameRecord['rounds'][number], seat: number): string =>
  `${deck.join(' ')} ${(seat - dealer + 2) % 2}`;

/** The comparison from the records alone: by deck and place after the dealer, the mean less the own points. */
function comparedByCards(records: readonly GameRecord[]): number[][] {
  const held = new Map<string, number[]>();
  for (const { rounds } of records)
    for (const round of rounds)
      for (const [seat, points] of round.points!.entries())
        held.set(keyOf(round, seat), [...(held.get(keyOf(round, seat)) ?? []), points]);
  return records.map(({ rounds }) =>
    [0, 1].map((seat) =>
      rounds.reduce((sum, round) => {
        const all = held.get(keyOf(round, seat))!;
        expect(all).toHaveLength(records.length);
        return sum + all.reduce((total, points) => total + points, 0) / all.length - round.points![seat]!;
      }, 0),
    ),
  );
}

const PLACES: readonly { readonly name: string; readonly place: () => Promise<StorePlace> }[] = [
  { name: 'SQLite', place: async () => ({ folder: temporaryFolder() }) },
  { name: 'PostgreSQL', place: async () => ({ url: await postgres.makeDatabase() }) },
];

test.each(PLACES)(
  'an evening with three tables in $name: the same cards, nothing told before its end, and a result by itself',
  async ({ place }) => {
    const where = await place();
    const running: Running = { address: '' };
    const first = await runningServer(where);
    running.address = first.address;
    const maker = new LeagueTester(first.address);
    const league = await maker.make();
    await maker.send(league, ...members);
    const [seq] = await maker.send(league, OPEN);
    expect(await maker.send(league, OPEN, { ...OPEN, id: 'again' })).toEqual([seq, seq]);
    const evening = (await leagueOf(maker, league)).evenings[0]!;
    expect(evening.tables.map((table) => table.members)).toEqual(DRAW);

    await playTable(running, evening, 0);
    const { table } = evening.tables[0]!;
    const status: unknown = await (await fetch(`${running.address}/api/tables/${table}`)).json();
    const lot = { table: 0, rounds: ROUNDS };
    expect(status).toMatchObject({ stage: 'over', terms: { isOpen: false }, deal: { shared: { lot } } });
    expect(status).not.toHaveProperty('deal.shared.number');
    await expect.poll(async () => countedResults(await leagueOf(maker, league)).length).toBe(1);
    // Nobody replays a finished table, and nobody watches one that plays.
    expect((await recordAt(running, table)).status).toBe(409);
    const watcher = new TestClient({ address: () => running.address, table: evening.tables[1]!.table });
    await watcher.until((client) => client.status !== undefined);
    await playTable(running, evening, 1);
    expect(watcher.update).toBeUndefined();
    watcher.leave();

    await first.stop();
    const second = await runningServer(where);
    running.address = second.address;
    const reader = new LeagueTester(second.address);
    expect((await leagueOf(reader, league)).evenings[0]!.ended).toBe('under-way');
    await playTable(running, evening, 2);
    await expect
      .poll(async () => (await leagueOf(reader, league)).evenings[0]!.ended, { timeout: 20_000 })
      .not.toBe('under-way');

    const ended = await leagueOf(reader, league);
    const result = eveningResult(ended, ended.evenings[0]!);
    expect(result).toMatchObject({ tables: 3 });
    expect(result.rows).toHaveLength(6);
    const records = await Promise.all(evening.tables.map(({ table: id }) => readRecord(running, id)));
    const byCards = comparedByCards(records);
    for (const row of result.rows) expect(row.better.value).toBeCloseTo(byCards[row.table]![row.seat]!, 9);
    // Each table had an order of its own.
    const orders = records.map(({ rounds }) => rounds.map(({ deck }) => deck.join(' ')).join('\n'));
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(countedResults(ended)).toHaveLength(3);
  },
  60_000,
);

test('the tables of an evening exist although the process died before it made them', async () => {
  const folder = temporaryFolder();
  const store = await openedStore({ folder });
  const evenings: EveningTables = new EveningTables({
    deals: { secretOf: () => '00'.repeat(32) },
    leagues: () => leagues,
    tables: () => {
      throw new Error('killed');
    },
    now: () => Date.now(),
  });
  const leagues: Leagues = new Leagues({
    storage: store.storage,
    clock: { now: () => Date.now(), after: () => () => {} },
    onFailure: () => {},
    turns: new Turns(),
    compact: () => Promise.resolve(),
    evenings: evenings.ports,
    onRemoved: () => {},
  });
  const maker = new LeagueTester('');
  const by = keyHashOf(maker.key);
  const id = await leagues.make({ key: maker.key, by }, SETTINGS);
  const league = await leagues.find(id);
  if (typeof league === 'string') throw new Error(league);
  await leagues.decideAll(league, by, [...members, OPEN]);
  await expect(evenings.make(league)).rejects.toThrow('killed');
  await leagues.logs.close();
  await store.close();

  const server = await runningServer({ folder });
  const again = new LeagueTester(server.address, maker.key);
  const evening = (await leagueOf(again, id)).evenings[0]!;
  for (const { table } of evening.tables)
    expect((await fetch(`${server.address}/api/tables/${table}`)).status).toBe(200);
});

test('whoever opened an evening ends it: then records can be read, and later results do not count for it', async () => {
  const server = await runningServer({ folder: temporaryFolder() });
  const maker = new LeagueTester(server.address);
  const opener = new LeagueTester(server.address);
  const stranger = new LeagueTester(server.address);
  const league = await maker.make();
  await opener.send(league, ...members, OPEN);
  const evening = (await leagueOf(maker, league)).evenings[0]!;
  const end = { do: 'end-evening', id: 'end', evening: 'friday' };
  await playTable(server, evening, 0);
  await expect.poll(async () => countedResults(await leagueOf(maker, league)).length).toBe(1);
  expect(await stranger.send(league, end)).toEqual(['not-yours']);
  const [seq] = await opener.send(league, end);
  expect(await opener.send(league, end)).toEqual([seq]);
  expect((await recordAt(server, evening.tables[0]!.table)).status).toBe(200);
  await playTable(server, evening, 1);
  await expect.poll(async () => countedResults(await leagueOf(maker, league)).length).toBe(2);
  const ended = await leagueOf(maker, league);
  expect(eveningResult(ended, ended.evenings[0]!)).toEqual({ tables: 1, rows: [], ahead: [] });
});

test('a record stays private although the league is deleted while other tables play the same cards', async () => {
  const server = await runningServer({ folder: temporaryFolder() });
  const maker = new LeagueTester(server.address);
  const league = await maker.make();
  await maker.send(league, ...members, OPEN);
  const evening = (await leagueOf(maker, league)).evenings[0]!;
  await playTable(server, evening, 0);
  await expect.poll(async () => countedResults(await leagueOf(maker, league)).length).toBe(1);
  expect((await maker.post(`/${league}/delete`, { key: maker.key })).status).toBe(200);
  expect((await recordAt(server, evening.tables[0]!.table)).status).toBe(409);
});

const days = (count: number): number => count * 86_400_000;

test('the records of an evening whose league is gone are public after 30 days', async () => {
  const evenings = new EveningTables({
    deals: { secretOf: () => '' },
    leagues: () => Object.assign(Object.create(Leagues.prototype), { find: () => 'not-found' }),
    tables: () => expect.unreachable(),
    now: () => days(100),
  });
  const game = { name: `evening-friday-${'t'.repeat(16)}`, league: 'a'.repeat(22) };
  expect(await evenings.isPublic({ ...game, endedAt: days(71) })).toBe(false);
  expect(await evenings.isPublic({ ...game, endedAt: days(70) })).toBe(true);
  expect(await evenings.isPublic({ name: 'evening', endedAt: 0 })).toBeUndefined();
});

/** The commitment of the deals at a table. */
const commitmentAt = async ({ address }: Running, table: string): Promise<string> => {
  const status: unknown = await (await fetch(`${address}/api/tables/${table}`)).json();
  return v.parse(v.object({ deal: v.object({ commitment: v.string() }) }), status).deal.commitment;
};

test('who deletes a league and makes it again gets other cards, and no record of the evening before', async () => {
  const server = await runningServer({ folder: temporaryFolder() });
  const maker = new LeagueTester(server.address);
  const league = await maker.make();
  await maker.send(league, ...members, OPEN);
  const { entries } = await maker.read(league);
  const [before] = (await leagueOf(maker, league)).evenings;
  await playTable(server, before!, 0);
  const table = before!.tables[0]!.table;
  const commitment = await commitmentAt(server, table);
  await maker.post(`/${league}/delete`, { key: maker.key });

  expect(await maker.make()).toBe(league);
  await maker.send(league, ...members, OPEN);
  const again = (await leagueOf(maker, league)).evenings[0]!.tables[0]!.table;
  expect(await commitmentAt(server, again)).not.toBe(commitment);
  await maker.send(league, { do: 'end-evening', id: 'end', evening: 'friday' });
  expect((await recordAt(server, table)).status).toBe(409);
  await maker.post(`/${league}/delete`, { key: maker.key });

  const plans = DRAW.map(() => ({ dealer: 0, deals: [0, 1, 2, 3] }));
  const { at, by, seq } = entries.at(-1)!;
  const end = { seq: seq + 1, at, by, id: 'end', type: 'evening-ended', evening: 'friday', plans };
  expect((await maker.import([...entries, end])).status).toBe(201);
  expect((await leagueOf(maker, league)).evenings[0]).toMatchObject({ ended: { seq: seq + 1 } });
  expect((await recordAt(server, table)).status).toBe(409);
});

test('no table is made for an evening of an imported league, whatever time it says', async () => {
  const server = await runningServer({ folder: temporaryFolder() });
  const maker = new LeagueTester(server.address);
  const league = await maker.make();
  await maker.send(league, ...members, OPEN);
  const { entries } = await maker.read(league);
  const future = Date.now() + 10_000_000_000;
  const chosen = ['table-of-mine-01', 'table-of-mine-02', 'table-of-mine-03'];
  const sent = entries.map((entry) =>
    entry.type === 'evening-opened'
      ? {
          ...entry,
          at: future,
          tables: entry.tables.map((each, i) => ({ ...each, table: chosen[i]! })),
        }
      : entry,
  );
  const importer = new LeagueTester(server.address);
  const answer = await importer.import(sent);
  expect(answer.status).toBe(201);
  const { league: imported } = v.parse(v.object({ league: v.string() }), await answer.json());
  const read = await importer.read(imported);
  expect(read.entries.map(({ type }) => type)).toContain('evening-opened');
  for (const { at } of read.entries) expect(at).toBeLessThanOrEqual(Date.now());
  for (const table of chosen) expect((await fetch(`${server.address}/api/tables/${table}`)).status).toBe(404);
});

test('a command for an evening that nobody could play is not understood', () => {
  for (const change of [
    { draw: [['ada']] },
    { rounds: 0 },
    { rounds: 25 },
    { players: 7 },
    { tempo: 'fast' },
  ])
    expect(parseLeagueCommand({ ...OPEN, ...change })).toBeUndefined();
});
