import { setTimeout as wait } from 'node:timers/promises';
import type { Append, CommitBatch } from '../append-queue.ts';
import type { Database } from '../schema.ts';
import { keptOf } from './postgres-commit.ts';

/** The delays between attempts, in milliseconds: together enough for a restart of the database. */
const PAUSES = [50, 200, 500, 1000, 2000];

/**
 * Retries while the database is unavailable, and reports every failed attempt. A commit whose answer got lost may have
 * succeeded, so conflicts after a failure are looked up.
 */
export const retryingCommit = (
  db: Database,
  commit: CommitBatch,
  onFailure: (error: unknown) => void,
): CommitBatch => {
  const commitAgain = async (batch: readonly Append[]): Promise<ReadonlySet<string>> => {
    const kept = await keptOf(db, batch);
    const rest = batch.filter(({ id }) => !kept.has(id));
    return rest.length === 0 ? kept : new Set([...kept, ...(await commit(rest))]);
  };
  const failed = (error: unknown): undefined => {
    onFailure(error);
  };
  return async (batch) => {
    let stored = await commit(batch).catch(failed);
    for (const pause of PAUSES) {
      if (stored) return stored;
      await wait(pause);
      stored = await commitAgain(batch).catch(failed);
    }
    return stored ?? commitAgain(batch);
  };
};
