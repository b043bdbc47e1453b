import { commitmentOf } from '@quando/table';
import type { Terms } from '@quando/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../tools/e2e/postgres-server.ts';
import { SharedDeals } from '../src/deals/shared-deals.ts';
import type { StorePlace } from '../src/storage/store.ts';
import { runningServer } from './e2e/running-server.ts';
import { openedStore } from './storage/opened-store.ts';
import { temporaryFolder } from './temporary-folder.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const PLACES: readonly { readonly name: string; readonly place: () => Promise<StorePlace> }[] = [
  { name: 'SQLite', place: async () => ({ folder: temporaryFolder() }) },
  { name: 'PostgreSQL', place: async () => ({ url: await postgres.makeDatabase() }) },
];

/** The secrets of shared deals as a process that starts now knows them. */
async function openedDeals(place: StorePlace): Promise<SharedDeals> {
  const store = await openedStore(place);
  const deals = new SharedDeals();
  await deals.open(store.db);
  await store.close();
  return deals;
}

describe.each(PLACES)('the secret of shared deals in $name', ({ place }) => {
  test('is made once, and each name has another one that follows from it', async () => {
    const where = await place();
    const [one, other] = [await openedDeals(where), await openedDeals(where)];
    expect(one.secretOf('evening')).toMatch(/^[\da-f]{64}$/);
    expect(other.secretOf('evening')).toBe(one.secretOf('evening'));
    expect(one.secretOf('evening-2')).not.toBe(one.secretOf('evening'));
    expect(one.commitmentOf('evening')).toBe(commitmentOf(one.secretOf('evening')));
    const elsewhere = await openedDeals(await place());
    expect(elsewhere.secretOf('evening')).not.toBe(one.secretOf('evening'));
  });
});

test('processes that start at the same time agree on it', async () => {
  const place = { url: await postgres.makeDatabase() };
  const all = await Promise.all([openedDeals(place), openedDeals(place), openedDeals(place)]);
  expect(new Set(all.map((deals) => deals.secretOf('evening'))).size).toBe(1);
});

test('a secret is public when a rule for its name says so, and never without one', async () => {
  const deals = await openedDeals({ folder: temporaryFolder() });
  deals.publishWhen(async ({ name }) => (name.startsWith('day-') ? name < 'day-2' : undefined));
  deals.publishWhen(async ({ name }) => (name === 'evening' ? true : undefined));
  expect(await deals.publicSecret('day-1')).toBe(deals.secretOf('day-1'));
  expect(await deals.publicSecret('day-3')).toBeUndefined();
  expect(await deals.isPublic({ name: 'evening' })).toBe(true);
  expect(await deals.isPublic({ name: 'unknown' })).toBe(false);
});

const TERMS: Terms = { players: 2, target: 50, tempo: 'relaxed', isOpen: false };

test('nobody can ask for a table with shared deals', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const post = (terms: unknown): Promise<Response> =>
    fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ terms }),
    });
  expect((await post(TERMS)).status).toBe(201);
  expect((await post({ ...TERMS, sharedDeals: { name: 'evening', rounds: 3 } })).status).toBe(400);
});
