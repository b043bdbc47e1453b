import { sql } from 'kysely';
import type { Append, CommitBatch } from '../append-queue.ts';
import type { Database } from '../schema.ts';

/** The batch is one JSON parameter, so that the statements are always the same and stay prepared. */
export const sqliteCommit =
  (db: Database): CommitBatch =>
  (batch) =>
    db.transaction().execute(async (transaction) => {
      const stored = await movedHeads(transaction, batch);
      await insertEntries(
        transaction,
        batch.filter(({ id }) => stored.has(id)),
      );
      return stored;
    });

async function movedHeads(db: Database, batch: readonly Append[]): Promise<Set<string>> {
  const moved = await sql<{ id: string }>`
    update tables set seq = next.seq, changed_at = next.changed_at, due_at = next.due_at, is_over = next.is_over
    from (
      select value ->> 'id' as id, value ->> 'seq' as seq, value ->> 'changed_at' as changed_at,
        value ->> 'due_at' as due_at, value ->> 'is_over' as is_over
      from json_each(${JSON.stringify(batch)})
    ) as next
    where tables.id = next.id and tables.seq = next.seq - 1
    returning tables.id`.execute(db);
  return new Set(moved.rows.map(({ id }) => id));
}

async function insertEntries(db: Database, batch: readonly Append[]): Promise<void> {
  await sql`
    insert into entries (table_id, seq, body)
    select value ->> 'id', value ->> 'seq', value ->> 'body' from json_each(${JSON.stringify(batch)})`.execute(
    db,
  );
}
