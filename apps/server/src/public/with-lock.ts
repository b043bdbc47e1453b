import { sql } from 'kysely';
import type { Store } from '../storage/store.ts';

/** Any number that nothing else locks in PostgreSQL. */
const LOCK = 7_170_514;

/**
 * Runs work that no other process runs at the same time; of one process, only one may ask at a time, because each asks
 * with a connection of its own. SQLite has a single process.
 */
export const withLock = <Value>({ kind, db }: Store, work: () => Promise<Value>): Promise<Value> =>
  kind === 'sqlite'
    ? work()
    : db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
        return work();
      });
