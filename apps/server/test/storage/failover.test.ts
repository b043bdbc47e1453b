import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PostgresCluster } from '../../../../tools/e2e/postgres-cluster.ts';
import { hostUrlsOf } from '../../src/storage/postgres/database-url.ts';
import { PrimaryPool } from '../../src/storage/postgres/primary-pool.ts';
import { openStore, type Store } from '../../src/storage/store.ts';
import { openedStore } from './opened-store.ts';

const PATIENCE = 120_000;

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await PostgresCluster.start();
}, PATIENCE);
afterAll(() => cluster.stop(), PATIENCE);

const HEAD = { game: 'a', changedAt: 1, isOver: false };

/** A store with one table, and a promise of the first failure that is reported with these words. */
async function openedTable(
  url: string,
): Promise<{ store: Store; untilReported: (words: string) => Promise<void> }> {
  const reports = new Set<(message: string) => void>();
  const store = await openStore({ url }, (error) => {
    for (const report of reports) report(String(error));
  });
  if ('error' in store) throw new Error(store.error);
  await store.storage.create(HEAD, [{ seq: 0 }]);
  const untilReported = (words: string): Promise<void> =>
    new Promise((resolve) => reports.add((message) => message.includes(words) && resolve()));
  return { store, untilReported };
}

/** The seqs in the log, as the hosts' primary has them now. */
const seqsIn = async ({ storage }: Store): Promise<unknown[]> =>
  (await storage.load('a')).map((entry) => Object(entry).seq);

test(
  'when the primary dies, appends go on at the promoted standby, which has everything that was stored',
  async () => {
    const url = await cluster.makeDatabase();
    const { store } = await openedTable(url);
    onTestFinished(() => store.close());
    const failover = { isOver: false };
    void cluster.killPrimary().finally(() => (failover.isOver = true));
    let seq = 0;
    while (!failover.isOver || seq === 0) {
      // A rejected append may have been stored all the same: then the same entry again is a conflict.
      const outcome = await store.storage.append(HEAD, { seq: seq + 1 }).catch(() => 'unknown');
      if (outcome !== 'unknown') seq += 1;
    }
    expect(await seqsIn(store)).toEqual(Array.from({ length: seq + 1 }, (_, i) => i));
    // The first host of the address is now a standby.
    const second = await openedStore({ url });
    onTestFinished(() => second.close());
    expect(await second.storage.append(HEAD, { seq: seq + 1 })).toBe('stored');
  },
  PATIENCE,
);

test(
  'a commit that no standby has received is not reported as stored, even if the primary shows it after a crash',
  async () => {
    const url = await cluster.makeDatabase();
    const { store, untilReported } = await openedTable(url);
    onTestFinished(() => store.close());
    await cluster.standby.kill();
    const append = store.storage.append(HEAD, { seq: 1 }).catch(() => 'unknown');
    while (
      (await cluster.primary.ask(`select 1 from pg_stat_activity where wait_event = 'SyncRep'`)).length === 0
    );
    const unconfirmed = untilReported('does not confirm commits');
    await cluster.crashPrimary();
    expect(await entriesOn(cluster.primary.port, url)).toBe(2);
    await Promise.race([append, unconfirmed]);
    await cluster.loseHost(cluster.primary);
    await cluster.startStandby();
    await cluster.promote();
    await cluster.rebuildStandby();
    const outcome = await append;
    expect(await seqsIn(store)).toEqual(outcome === 'stored' ? [0, 1] : [0]);
  },
  PATIENCE,
);

/** How many entries one host shows, without waiting for anything. */
async function entriesOn(port: number, url: string): Promise<number> {
  const host = hostUrlsOf(url)!.find((one) => one.includes(`:${port}/`));
  const client = new Client({ connectionString: host });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('select count(*) from entries');
  await client.end();
  return Number(rows[0]!.count);
}

test(
  'settings of the database that would confirm commits early do not apply to the server',
  async () => {
    const url = await cluster.makeDatabase();
    const name = new URL(hostUrlsOf(url)![0]!).pathname.slice(1);
    await cluster.primary.ask(`alter database ${name} set statement_timeout = '1s'`);
    await cluster.primary.ask(`alter database ${name} set synchronous_commit = 'off'`);
    const store = await openedStore({ url });
    onTestFinished(() => store.close());
    const { rows } = await sql<Record<string, string>>`
      select current_setting('statement_timeout') as timeout, current_setting('synchronous_commit') as commits`.execute(
      store.db,
    );
    expect(rows).toEqual([{ timeout: '0', commits: 'on' }]);
  },
  PATIENCE,
);

test(
  'a query to a host that has gone silent fails, and the next one goes to the new primary',
  async () => {
    const hosts = hostUrlsOf(await cluster.makeDatabase())!.map((connectionString) => ({
      connectionString,
      connectionTimeoutMillis: 500,
    }));
    const pool = new PrimaryPool(hosts, () => {}, { suspicious: 200 });
    onTestFinished(() => pool.end());
    const client = await pool.connect();
    cluster.primary.signal('SIGSTOP');
    await expect(client.query('select 1')).rejects.toThrow('terminated');
    client.release();
    await cluster.killPrimary();
    const next = await pool.connect();
    expect((await next.query('select pg_is_in_recovery() as standby')).rows).toEqual([{ standby: false }]);
    next.release();
  },
  PATIENCE,
);
