import type { TableStatus } from '@quando/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fastClock } from '../../../../tools/e2e/fast-clock.ts';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import { policyOf } from '../../../../tools/e2e/test-game.ts';
import { TestClient, type TestClientOptions } from '../../../../tools/e2e/test-client.ts';
import { personTagOf } from '../../src/public/matchmaker.ts';
import type { StorePlace } from '../../src/storage/store.ts';
import { runningServer } from '../e2e/running-server.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { listAt, postWish, seated, stranger, wishOf, type Stranger } from './strangers.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

function clientAt(
  address: string,
  table: string,
  { key }: Stranger,
  options: Partial<TestClientOptions> = {},
): TestClient {
  const client = new TestClient({ address: () => address, table, key, takesPart: true, ...options });
  onTestFinished(() => client.leave());
  return client;
}

const playing: Partial<TestClientOptions> = { policy: policyOf('casual') };

const PLACES: readonly (readonly [string, () => Promise<StorePlace>])[] = [
  ['SQLite', () => Promise.resolve({ folder: temporaryFolder() })],
  ['PostgreSQL', async () => ({ url: await postgres.makeDatabase() })],
];

/** What others know a stranger by. */
const tagOf = ({ person }: Stranger): string => personTagOf(person);

const peopleIn = (status: TableStatus | undefined): number =>
  status?.seats.filter((seat) => seat.kind === 'taken' && seat.sitter.kind === 'person').length ?? 0;

describe.each(PLACES)('public tables in %s', (kind, makePlace) => {
  /** One server, or with PostgreSQL two that share a database. */
  async function servers(clockSpeed = 1): Promise<readonly [string, string]> {
    const place = await makePlace();
    const clock = fastClock(clockSpeed);
    const one = await runningServer(place, { clock });
    const other = kind === 'SQLite' ? one : await runningServer(place, { clock });
    return [one.address, other.address];
  }

  test('the first stranger plays at once, and the second has a seat there after the round', async () => {
    const [here, there] = await servers();
    const [ana, ben] = [stranger(), stranger()];
    const table = await seated(here, ana);
    const first = clientAt(here, table, ana);
    await first.until(({ update }) => update !== undefined);
    expect(first.status).toMatchObject({ isPublic: true, host: 'nobody', stage: 'playing' });
    await expect.poll(() => listAt(there)).toMatchObject([{ table, people: 1, round: 1, isOpen: true }]);

    expect(await seated(there, ben, { name: 'Ben', language: 'fr' })).toBe(table);
    const second = clientAt(there, table, ben);
    await second.until(({ status }) => status?.stage === 'playing');
    expect(second.seat).toBe('none');
    first.leave();
    const again = clientAt(here, table, ana, playing);
    await second.until(({ seat }) => seat !== 'none');
    expect(again.seat).not.toBe(second.seat);
    await expect.poll(() => listAt(here)).toMatchObject([{ table, people: 2 }]);
    expect(JSON.stringify(await listAt(here))).not.toContain('Ana');
  });

  test('strangers who come at the same moment meet', async () => {
    const [here, there] = await servers();
    const tables = await Promise.all([seated(here, stranger()), seated(there, stranger())]);
    expect(tables[0]).toBe(tables[1]);
  });

  test('nobody is seated with somebody whom one of them avoids', async () => {
    const [here, there] = await servers();
    const [ana, ben, eva] = [stranger(), stranger(), stranger()];
    const table = await seated(here, ana, { avoid: [tagOf(ben)] });
    const other = await seated(there, ben);
    expect(other).not.toBe(table);
    expect(await seated(there, eva, { avoid: [tagOf(ana)] })).toBe(other);
    const refused = await postWish(there, wishOf(stranger(), { avoid: [tagOf(ana)], table }));
    expect([refused.status, await refused.json()]).toEqual([409, { code: 'full' }]);
  });

  test('a person who has left makes room for a bot, and a table without people is not listed', async () => {
    const [here, there] = await servers(60);
    const [ana, ben] = [stranger(), stranger()];
    const table = await seated(here, ana);
    expect(await seated(there, ben)).toBe(table);
    const first = clientAt(here, table, ana, playing);
    const second = clientAt(there, table, ben);
    await second.until(({ status, seat }) => status?.stage === 'playing' && seat !== 'none');
    await second.do({ type: 'stand', id: 'bye' });
    await second.until(({ seat }) => seat === 'none');
    await first.until(({ status }) => peopleIn(status) === 1);
    first.leave();
    second.leave();
    await expect.poll(() => listAt(there), { timeout: 20_000 }).toEqual([]);
    expect(await seated(here, stranger())).not.toBe(table);
  });
});

test('a table that cannot be read keeps nobody from the others', async () => {
  const place = { folder: temporaryFolder() };
  const one = await runningServer(place);
  const [ana, ben] = [stranger(), stranger()];
  const [broken, torn] = [
    await seated(one.address, ana),
    await seated(one.address, ben, { avoid: [tagOf(ana)] }),
  ];
  await one.stop();
  const store = await openedStore(place);
  await store.db.updateTable('entries').set({ body: '{' }).where('table_id', '=', broken).execute();
  await store.db.updateTable('public_people').set({ avoids: '{' }).where('table_id', '=', torn).execute();
  await store.close();
  const other = await runningServer(place);
  const back = clientAt(other.address, torn, ben);
  await back.until(({ seat }) => seat !== 'none');
  await expect.poll(() => listAt(other.address)).toMatchObject([{ table: torn }]);
  expect(await seated(other.address, stranger())).toBe(torn);
});

/** Whether a bot decides for a person. */
const isGone = (client: TestClient): boolean =>
  client.status!.seats.some((seat) => seat.kind === 'taken' && seat.sitter.kind === 'person' && seat.isAway);

test('another server lists the table when its own is gone, and bots do not play on without people', async () => {
  const place = { url: await postgres.makeDatabase() };
  const one = await runningServer(place);
  const ana = stranger();
  const table = await seated(one.address, ana);
  const client = clientAt(one.address, table, ana);
  await client.until(({ update }) => update !== undefined);
  client.leave();
  await one.stop();
  const other = await runningServer(place);
  const back = clientAt(other.address, table, ana);
  await back.until(({ seat, update }) => seat !== 'none' && update !== undefined);
  await expect.poll(() => listAt(other.address)).toMatchObject([{ table, people: 1 }]);
  await back.do({ type: 'stand', id: 'bye' });
  await back.until(isGone);
  await expect.poll(() => listAt(other.address), { timeout: 10_000 }).toEqual([]);
  // What a bot had begun to think about when the last person left is still played.
  await sleep(2000);
  const { seq } = back.update!;
  await sleep(3000);
  expect(back.update!.seq).toBe(seq);
});

test('no stranger decides over others, and seats are given by the server alone', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const [ana, ben] = [stranger(), stranger()];
  const table = await seated(address, ana);
  const first = clientAt(address, table, ana);
  await first.until(({ seat }) => seat !== 'none');
  expect(await first.do({ type: 'lock', id: 'a' })).toMatchObject({ refusal: { code: 'not-host' } });
  expect(await first.do({ type: 'rematch', id: 'b' })).toMatchObject({ refusal: { code: 'public' } });
  const second = clientAt(address, table, ben);
  await second.until(({ status }) => status !== undefined);
  const sit = { type: 'sit', id: 'c', seat: 0, name: 'Ben', avatar: 'drop' } as const;
  expect(await second.do(sit)).toMatchObject({ refusal: { code: 'public' } });
});

test('what is no wish, or no decent name, is refused; so is everything where public play is off', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const codes = async (wish: object): Promise<readonly [number, unknown]> => {
    const answer = await postWish(address, wish);
    return [answer.status, await answer.json()];
  };
  expect(await codes({})).toEqual([400, { code: 'not-understood' }]);
  expect(await codes(wishOf(stranger(), { avoid: ['nobody'] }))).toEqual([400, { code: 'not-understood' }]);
  expect(await codes(wishOf(stranger(), { name: 'f4ck' }))).toEqual([201, expect.anything()]);
  expect(await codes(wishOf(stranger(), { name: 'fu(k' }))).toEqual([422, { code: 'bad-name' }]);

  const settings = { listen: { host: '127.0.0.1', port: 0 }, proxies: 0, logLevel: 'error' } as const;
  const store = { folder: temporaryFolder() };
  const off = await runningServer(store, { settings: { ...settings, store, hasPublicTables: false } });
  expect((await fetch(`${off.address}/api/public`)).status).toBe(404);
  expect((await postWish(off.address, wishOf(stranger()))).status).toBe(404);
});
