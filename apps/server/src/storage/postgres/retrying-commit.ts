import { setTimeout as wait } from 'node:timers/promises';
import type { Append, CommitBatch } from '../append-queue.ts';
import type { Database } from '../schema.ts';
import { keptOf, postgresCommit } from './postgres-commit.ts';

/** Between tries, in milliseconds: together what a database needs to start again. */
const PAUSES = [50, 200, 500, 1000, 2000];

/**
 * Tries again while the database is away, and reports every try that fails. A commit whose answer got lost may have
 * been made, so what seems to be in conflict after a failure is looked up.
 */
export const retryingCommit = (db: Database, onFailure: (error: unknown) => void): CommitBatch => {
  const commit = postgresCommit(db);
  const failed = (error: unknown): undefined => {
    onFailure(error);
  };
  return async (batch) => {
    let stored = await commit(batch).catch(failed);
    for (const pause of PAUSES) {
      if (stored) return stored;
      await wait(pause);
      stored = await commitAgain(db, batch).catch(failed);
    }
    return stored ?? commitAgain(db, batch);
  };
};

async function commitAgain(db: Database, batch: readonly Append[]): Promise<ReadonlySet<string>> {
  const kept = await keptOf(db, batch);
  const rest = batch.filter(({ id }) => !kept.has(id));
  return rest.length === 0 ? kept : new Set([...kept, ...(await postgresCommit(db)(rest))]);
}
