import { setTimeout as wait } from 'node:timers/promises';
import type { Append, CommitBatch } from '../append-queue.ts';
import type { Database } from '../schema.ts';
import { keptOf, postgresCommit } from './postgres-commit.ts';

/** Between tries, in milliseconds: together what a database needs to start again. */
const PAUSES = [50, 200, 500, 1000, 2000];

/**
 * Tries again while the database is away. A commit whose answer got lost may have been made, so what seems to be in
 * conflict after a failure is looked up.
 */
export const retryingCommit = (db: Database): CommitBatch => {
  const commit = postgresCommit(db);
  return async (batch) => {
    let stored = await commit(batch).catch(() => undefined);
    for (const pause of PAUSES) {
      if (stored) return stored;
      await wait(pause);
      stored = await commitAgain(db, batch).catch(() => undefined);
    }
    return stored ?? commitAgain(db, batch);
  };
};

async function commitAgain(db: Database, batch: readonly Append[]): Promise<ReadonlySet<string>> {
  const kept = await keptOf(db, batch);
  const rest = batch.filter(({ id }) => !kept.has(id));
  return rest.length === 0 ? kept : new Set([...kept, ...(await postgresCommit(db)(rest))]);
}
