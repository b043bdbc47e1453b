import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import { PushStore } from '../../src/push/push-store.ts';
import { storedVapidKeys } from '../../src/push/vapid-store.ts';
import type { Store, StorePlace } from '../../src/storage/store.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const PLACES: readonly (readonly [string, () => Promise<StorePlace>])[] = [
  ['SQLite', () => Promise.resolve({ folder: temporaryFolder() })],
  ['PostgreSQL', async () => ({ url: await postgres.makeDatabase() })],
];

const ANA = { table: 't', person: 'ana' };
const to = (endpoint: string): { endpoint: string; p256dh: string; auth: string } => ({
  endpoint,
  p256dh: 'p',
  auth: 'a',
});

const keep = (push: PushStore, endpoint: string, now = 0, people = ['ana', 'ben']): Promise<void> =>
  push.keep(ANA, to(endpoint), { seq: 0, people, now });

const endpoints = async (push: PushStore, who = ANA): Promise<string[]> =>
  (await push.of(who)).map(({ endpoint }) => endpoint).toSorted();

describe.each(PLACES)('calls in %s', (_, makePlace) => {
  async function opened(): Promise<{ store: Store; push: PushStore }> {
    const store = await openedStore(await makePlace());
    onTestFinished(() => store.close());
    await store.storage.create({ game: 't', changedAt: 0, isOver: false }, [{ seq: 0 }]);
    return { store, push: new PushStore(store.db) };
  }

  test('all processes get the same keys, whichever asks first', async () => {
    const { store } = await opened();
    const all = await Promise.all([1, 2, 3, 4].map(() => storedVapidKeys(store.db)));
    expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1);
    expect(await storedVapidKeys(store.db)).toEqual(all[0]);
  });

  test('a call is claimed once, and never one before it', async () => {
    const { store, push } = await opened();
    const other = new PushStore(store.db);
    const claims = await Promise.all([push, other, push, other].map((each) => each.claim(ANA, 7)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await push.claim(ANA, 6)).toBe(false);
    expect(await push.claim({ ...ANA, person: 'ben' }, 6)).toBe(true);
    expect(await push.claim(ANA, 8)).toBe(true);
  });

  test('a table is looked at when its log has grown', async () => {
    const { store, push } = await opened();
    await keep(push, 'one');
    expect(await push.changed()).toEqual([]);
    await store.storage.append({ game: 't', changedAt: 1, isOver: false }, { seq: 1 });
    expect(await push.changed()).toEqual([{ table: 't', seq: 1 }]);
    await push.looked('t', 1);
    await push.looked('t', 0);
    expect(await push.changed()).toEqual([]);
  });

  test('a person has five devices at most, and only those who sit there have any', async () => {
    const { push } = await opened();
    for (const [now, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) await keep(push, name, now);
    await keep(push, 'b', 9);
    expect(await endpoints(push)).toEqual(['b', 'c', 'd', 'e', 'f']);
    const ben = { table: 't', person: 'ben' };
    await push.keep(ben, to('z'), { seq: 0, people: ['ben'], now: 10 });
    expect([await endpoints(push), await endpoints(push, ben)]).toEqual([[], ['z']]);
  });

  test('a subscription is deleted when its device or its service says so', async () => {
    const { push } = await opened();
    for (const name of ['a', 'b', 'c']) await keep(push, name);
    await push.drop(ANA, 'a');
    await push.dropEndpoint('b');
    expect(await endpoints(push)).toEqual(['c']);
    expect(await push.dropPerson(ANA)).toBe(true);
    expect(await push.dropPerson(ANA)).toBe(false);
    expect(await endpoints(push)).toEqual([]);
  });

  test('whoever is called at a table is called at its rematch', async () => {
    const { store, push } = await opened();
    await keep(push, 'a');
    await push.follow('t', 'next');
    expect(await endpoints(push, { ...ANA, table: 'next' })).toEqual([]);
    await store.storage.create({ game: 'next', changedAt: 2, isOver: false }, [{ seq: 0 }]);
    await push.follow('t', 'next');
    await push.follow('t', 'next');
    expect(await endpoints(push, { ...ANA, table: 'next' })).toEqual(['a']);
    expect(await push.changed()).toEqual([{ table: 'next', seq: 0, origin: 't' }]);
  });

  test('nothing is left of a table that is deleted', async () => {
    const { store, push } = await opened();
    const rows = async (): Promise<number> => {
      const names = ['push_subscriptions', 'push_tables', 'push_calls'] as const;
      const all = await Promise.all(names.map((name) => store.db.selectFrom(name).selectAll().execute()));
      return all.flat().length;
    };
    await keep(push, 'a');
    await push.claim(ANA, 1);
    expect(await rows()).toBe(3);
    await store.storage.remove('t');
    expect(await rows()).toBe(0);
    // A subscription that arrives at the same moment is found later.
    await keep(push, 'late');
    await push.forgetRemoved();
    expect(await rows()).toBe(0);
  });
});
