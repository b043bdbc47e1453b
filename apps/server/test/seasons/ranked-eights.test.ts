import {
  fieldOf,
  idOf,
  eightOfDay,
  dayOf,
  OWN_SEAT,
  parseEight,
  ROUNDS,
  sumOf,
  type Eight,
} from '@quando/season';
import { dealsOf, masterRound } from '@quando/season/authority';
import { formatCard, readLink, readRecord } from '@quando/rules/authority';
import type { RankedAttemptAnswer } from '@quando/protocol';
import { checkDeals, commitmentOf, keyHashOf, type Clock } from '@quando/table';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import { readMaster } from '../../src/bots/read-master.ts';
import { steadyClock } from '../../src/clock.ts';
import { SharedDeals } from '../../src/deals/shared-deals.ts';
import { RankedEights, type RankedEightsOptions } from '../../src/seasons/ranked-eights.ts';
import type { StorePlace } from '../../src/storage/store.ts';
import { Turns } from '../../src/turns.ts';
import { runningServer } from '../e2e/running-server.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { offlineRound } from './offline-round.ts';
import { greedily, RankedTester } from './ranked-client.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const DAY = 86_400_000;

/** A clock that can be set on. */
class TestClock implements Clock {
  readonly #steady = steadyClock();
  ahead = 0;
  now = (): number => this.#steady.now() + this.ahead;
  after = (milliseconds: number, run: () => void): (() => void) => this.#steady.after(milliseconds, run);
}

const today = (): Eight => eightOfDay(dayOf(Date.now()));

/** Puts the clock at the middle of its day, so that no test runs over midnight. */
function noon(): TestClock {
  const clock = new TestClock();
  clock.ahead = Date.parse(dayOf(Date.now())) + DAY / 2 - Date.now();
  return clock;
}

const PLACES: readonly { readonly name: string; readonly place: () => Promise<StorePlace> }[] = [
  { name: 'SQLite', place: async () => ({ folder: temporaryFolder() }) },
  { name: 'PostgreSQL', place: async () => ({ url: await postgres.makeDatabase() }) },
];

describe.each(PLACES)('a ranked day in $name', ({ place }) => {
  test('is played once, round by round, and its secret is public when nobody plays any more', async () => {
    const clock = noon();
    const { address } = await runningServer(await place(), { clock });
    const eight = today();
    const name = idOf(eight);
    const ada = new RankedTester(() => address);
    expect(await ada.attempt(name)).toEqual({ rounds: [] });
    for (let round = 1; round <= ROUNDS; round += 1) {
      await ada.playRound(name);
      // A busy machine takes longer for par than one request waits.
      await expect.poll(async () => (await ada.attempt(name)).rounds).toHaveLength(round);
    }
    const { rounds } = await ada.attempt(name);
    expect(await ada.deal(name)).toMatchObject({ rounds });
    expect(await ada.deal(name)).not.toHaveProperty('table');

    const before = await ada.status(name);
    const { points } = sumOf(rounds.map(({ own, master }) => ({ points: own.points, par: master.points })));
    expect(before).toMatchObject({ field: fieldOf([points]) });
    expect(before).not.toHaveProperty('secret');
    expect(before).not.toHaveProperty('results');

    clock.ahead += 2 * DAY;
    const { secret, commitment } = await ada.status(name);
    expect(commitment).toBe(before.commitment);
    expect(commitmentOf(secret!)).toBe(commitment);
    expect(ada.heard.slice(0, -1).join('\n')).not.toContain(secret);

    for (const { own, master } of rounds)
      for (const { code } of [own, master]) {
        const read = readLink(code);
        expect('record' in read && JSON.stringify(read.record)).not.toMatch(/meta|secret/);
      }

    // The same decisions with the same cards on a device lead to the same points, and so does the Master's way.
    const master = readMaster();
    for (const [round, deal] of dealsOf(eight, secret).entries()) {
      const { own, master: par } = rounds[round]!;
      expect(await offlineRound(eight, deal, greedily, master)).toMatchObject({
        code: own.code,
        points: own.points,
      });
      const masterWay = await offlineRound(eight, deal, (view) => master(view, { seed: 0 }), master);
      expect([masterWay.code, masterWay.points]).toEqual([par.code, par.points]);
    }
  });
});

/** A server of its own folder in the middle of today. */
async function atNoon(): Promise<{
  readonly clock: TestClock;
  readonly address: string;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}> {
  const folder = temporaryFolder();
  const clock = noon();
  const server = await runningServer({ folder }, { clock });
  return { clock, address: server.address, folder, stop: server.stop };
}

test('a record waits until the secret is public, and then it verifies', async () => {
  const { clock, address } = await atNoon();
  const name = idOf(today());
  const ada = new RankedTester(() => address);
  const dealt = await ada.deal(name);
  const table = tableIn(dealt);
  const record = (): Promise<Response> => fetch(`${address}/api/tables/${table}/record`);
  await ada.playAt(table);
  await ada.attempt(name);
  expect((await record()).status).toBe(409);
  clock.ahead += 2 * DAY;
  const read = readRecord(await (await record()).text());
  if ('fault' in read) throw new Error(read.fault.code);
  expect(checkDeals(read.record)).toEqual([]);
});

test('no text that a device gets tells the secret or a later deal', async () => {
  const { address, folder, stop } = await atNoon();
  const eight = today();
  const ada = new RankedTester(() => address);
  await ada.playRound(idOf(eight));
  await ada.deal(idOf(eight));
  await stop();
  const secret = await secretIn(folder, idOf(eight));
  const heard = ada.heard.join('\n');
  expect(heard).toContain(commitmentOf(secret));
  expect(heard).not.toContain(secret);
  for (const { deck } of dealsOf(eight, secret).slice(1)) {
    const cards = Array.from(deck, formatCard);
    expect(heard).not.toContain(cards.slice(0, 8).join(' '));
    expect(heard).not.toContain(JSON.stringify(cards.slice(0, 8)));
  }
});

/** What the log of the eight has after one round. */
const IN_THE_LOG = ['founded', 'opened', 'scored'];

const tableIn = (dealt: RankedAttemptAnswer | string): string =>
  (typeof dealt === 'object' ? dealt.table : undefined) ?? expect.fail('no round was dealt');

test.each([[[]], [['reported']], [['reported', 'scored']]])(
  'killed before %j were stored, the server enters a round once',
  async (lost) => {
    const { folder, clock, address, stop } = await atNoon();
    const name = idOf(today());
    const ada = new RankedTester(() => address);
    const table = tableIn(await ada.deal(name));
    await ada.playAt(table);
    const { rounds } = await ada.attempt(name);
    const seq = async (where: string): Promise<unknown> =>
      Reflect.get(JSON.parse(await (await fetch(`${where}/api/tables/${table}`)).text()), 'seq');
    await stop();
    const types = await entryTypes(folder);
    expect(types).toEqual(expect.arrayContaining(['scored', 'reported']));
    await forget(folder, lost);
    const again = await runningServer({ folder }, { clock });
    const later = new RankedTester(() => again.address);
    Object.assign(later, { key: ada.key });
    expect((await later.attempt(name)).rounds).toEqual(rounds);
    await expect.poll(() => seq(again.address)).toBe(types.length - 1 - IN_THE_LOG.length);
    await again.stop();
    expect(countsOf(await entryTypes(folder))).toEqual(countsOf(types));
  },
);

test('an attempt is begun in its time, and finished within a day after it', async () => {
  const { clock, address } = await atNoon();
  const [name, tomorrow] = [idOf(today()), idOf(eightOfDay(dayOf(Date.now() + DAY)))];
  const [ada, ben] = [new RankedTester(() => address), new RankedTester(() => address)];
  expect(await ada.deal(tomorrow)).toBe('over');
  await ada.playRound(name);
  clock.ahead += DAY;
  expect((await ada.playRound(name)).rounds).toHaveLength(2);
  expect(await ben.deal(name)).toBe('over');
  const late = await ada.deal(name);
  clock.ahead += DAY;
  if (typeof late === 'object') await ada.playAt(late.table!);
  expect(await ada.deal(name)).toMatchObject({ rounds: { length: 2 } });
  expect(await ben.deal('2026-02-30')).toBe('no-such-eight');
});

test('two requests at once open one round, and nobody else sits at its table', async () => {
  const { address } = await atNoon();
  const name = idOf(today());
  const ada = new RankedTester(() => address);
  const [one, other] = await Promise.all([ada.deal(name), ada.deal(name)]);
  expect(one).toEqual(other);
  const table = tableIn(one);
  await expect.poll(async () => (await fetch(`${address}/api/tables/${table}`)).text()).toContain('playing');
  const status: { seats: { sitter: object }[]; isLocked: boolean } = JSON.parse(
    await (await fetch(`${address}/api/tables/${table}`)).text(),
  );
  expect(status).toMatchObject({ isLocked: true, stage: 'playing', terms: { isOpen: false } });
  expect(status.seats.map(({ sitter }) => sitter)).toMatchObject([
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'master' },
    { kind: 'bot', level: 'master' },
    { kind: 'bot', level: 'master' },
  ]);
});

test('nobody decides for a person who is away, however long', async () => {
  const { clock, address } = await atNoon();
  const club = `club-2-${'q'.repeat(16)}`;
  const ada = new RankedTester(() => address);
  const dealt = await ada.deal(club);
  const table = tableIn(dealt);
  const asked = async (): Promise<unknown> =>
    Reflect.get(JSON.parse(await (await fetch(`${address}/api/tables/${table}`)).text()), 'waiting');
  await expect.poll(asked).toEqual({ seat: OWN_SEAT });
  clock.ahead += 3 * DAY;
  expect(await asked()).toEqual({ seat: OWN_SEAT });
  expect(await ada.deal(club)).toMatchObject({ table });
});

test('whoever deletes the table of a round has seen its cards, so their attempt is void', async () => {
  const { address } = await atNoon();
  const name = idOf(today());
  const ada = new RankedTester(() => address);
  const dealt = await ada.deal(name);
  const table = tableIn(dealt);
  await fetch(`${address}/api/tables/${table}/erase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: ada.key }),
  });
  expect(await ada.deal(name)).toMatchObject({ rounds: [], isVoid: true });
});

test('an eight of a link has a table of results, from which a name can be deleted', async () => {
  const { address, folder } = await atNoon();
  const club = parseEight(`club-2-${'z'.repeat(16)}`)!;
  const name = idOf(club);
  // The second one begins with a Cyrillic letter.
  const ben = new RankedTester(() => address, 'Аdalbert');
  const ada = new RankedTester(() => address, 'Adalbert');
  await Promise.all(
    [ada, ben].map(async (one) => {
      for (let round = 0; round < ROUNDS; round += 1) await one.playRound(name);
    }),
  );
  const { results, field } = await ben.status(name);
  expect(new Set(results!.map((result) => result.name))).toEqual(new Set(['Adalbert', 'Аdalbert 2']));
  expect(field).toMatchObject({ players: 2 });
  expect(results![0]!.points).toBe(results![1]!.points);
  expect(await ada.erase(name)).toBe('{"erased":"erased"}');
  const after = (await ben.status(name)).results!.map((result) => result.name);
  expect(new Set(after)).toEqual(new Set(['Аdalbert 2', undefined]));
  expect(filesWith(folder, 'Adalbert')).toEqual([]);
  expect((await ada.attempt(name)).rounds).toHaveLength(ROUNDS);
}, 120_000);

/** The eights of a store of their own, whose tables are not there. */
async function openedEights(
  ports: Pick<RankedEightsOptions, 'master' | 'compact'>,
): Promise<{ readonly eights: RankedEights; readonly sharedDeals: SharedDeals }> {
  const store = await openedStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  const sharedDeals = new SharedDeals();
  await sharedDeals.open(store.db);
  let tables = 0;
  const eights = new RankedEights({
    storage: store.storage,
    clock: noon(),
    onFailure: ({ error }) => expect.unreachable(String(error)),
    turns: new Turns(),
    sharedDeals,
    tables: {
      find: () => Promise.resolve('no-such-table'),
      prepareSolo: () => Promise.resolve(`table-${(tables += 1)}`),
    },
    eraser: { erase: () => Promise.resolve('nothing') },
    ...ports,
  });
  return { eights, sharedDeals };
}

test('a database is compacted when a name was deleted, not whenever somebody asks for it', async () => {
  let compacted = 0;
  const { eights } = await openedEights({
    master: () => expect.unreachable(),
    compact: async () => void (compacted += 1),
  });
  const club = parseEight(`club-2-${'z'.repeat(16)}`)!;
  const by = keyHashOf('ada');
  for (const eight of [club, today()]) await eights.deal(eight, { by, name: 'Ada', avatar: 'bean' });
  for (const eight of [today(), club, club]) expect(await eights.erase(eight, by)).toBe('erased');
  expect(compacted).toBe(1);
});

test('par is computed once for two people who finish at the same time, and again after a failure', async () => {
  const eight = today();
  let decisions = 0;
  let isBroken = true;
  const { eights, sharedDeals } = await openedEights({
    master: async (view) => {
      decisions += 1;
      if (isBroken) throw new Error('a bug');
      return greedily(view);
    },
    compact: () => Promise.resolve(),
  });
  const people = ['ada', 'ben'].map((name) => keyHashOf(name));
  for (const by of people) await eights.deal(eight, { by, name: 'Ada', avatar: 'bean' });
  const name = idOf(eight);
  const deal = dealsOf(eight, sharedDeals.secretOf(name))[0]!;
  const record = masterRound(deal, eight.players, greedily);
  const finish = (by: string, i: number): Promise<'entered' | 'refused'> =>
    eights.enter({
      table: `table-${i + 1}`,
      by,
      shared: { name, first: 0, rounds: 1 },
      record,
      sitters: [],
      botDecided: new Set(),
      takenOver: new Set(),
      endedAt: 0,
    });
  const failed = await Promise.allSettled(people.map(finish));
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  decisions = 0;
  expect(await Promise.all(people.map(finish))).toEqual(['entered', 'entered']);
  expect(decisions).toBe(record.rounds[0]!.actions.length);
});

/** The secret of a name in the database of a server that has stopped. */
async function secretIn(folder: string, name: string): Promise<string> {
  const store = await openedStore({ folder });
  const deals = new SharedDeals();
  await deals.open(store.db);
  await store.close();
  return deals.secretOf(name);
}

/** How often each type occurs. */
const countsOf = (types: readonly unknown[]): ReadonlyMap<unknown, number> =>
  new Map(types.map((type) => [type, types.filter((other) => other === type).length]));

async function entryTypes(folder: string): Promise<readonly unknown[]> {
  const store = await openedStore({ folder });
  const rows = await store.db.selectFrom('entries').select('body').execute();
  await store.close();
  return rows.map(({ body }) => Reflect.get(JSON.parse(body), 'type'));
}

/** Takes the last entries of these types back, as if the server had been killed before. */
async function forget(folder: string, types: readonly string[]): Promise<void> {
  const store = await openedStore({ folder });
  const rows = await store.db.selectFrom('entries').selectAll().execute();
  for (const { table_id, seq, body } of rows) {
    if (!types.includes(String(Reflect.get(JSON.parse(body), 'type')))) continue;
    await store.db.deleteFrom('entries').where('table_id', '=', table_id).where('seq', '=', seq).execute();
    await store.db
      .updateTable('tables')
      .set({ seq: seq - 1, ...(table_id.includes(':') ? {} : { due_at: 1 }) })
      .where('id', '=', table_id)
      .execute();
  }
  await store.close();
}

/** The files in a folder that contain a name. */
const filesWith = (folder: string, name: string): string[] =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(name));
