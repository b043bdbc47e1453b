import { sql } from 'kysely';
import type { Append, CommitBatch } from '../append-queue.ts';
import type { Database } from '../schema.ts';

/**
 * One statement, so one round trip and one commit. Rows are locked in the order of their ids, so that two processes
 * with the same tables in their batches cannot deadlock.
 */
export const postgresCommit =
  (db: Database): CommitBatch =>
  async (batch) => {
    const inserted = await sql<{ table_id: string }>`
      with next as (
        select * from json_to_recordset(${JSON.stringify(batch)}::json)
          as row (id text, seq integer, changed_at bigint, due_at bigint, is_over integer, body text)
      ), locked as (
        select tables.id from tables join next on tables.id = next.id and tables.seq = next.seq - 1
        order by tables.id for update of tables
      ), moved as (
        update tables
        set seq = next.seq, changed_at = next.changed_at, due_at = next.due_at, is_over = next.is_over
        from next join locked on locked.id = next.id
        where tables.id = next.id and tables.seq = next.seq - 1
        returning tables.id
      )
      insert into entries (table_id, seq, body)
      select next.id, next.seq, next.body from next join moved on moved.id = next.id
      returning table_id`.execute(db);
    return new Set(inserted.rows.map(({ table_id }) => table_id));
  };

/**
 * The appends of a batch that were committed although the connection broke before the answer. The lock makes this a
 * write, which is confirmed only when a synchronous standby has received the earlier commit as well.
 */
export async function keptOf(db: Database, batch: readonly Append[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }>`
    select next.id from json_to_recordset(${JSON.stringify(batch)}::json)
      as next (id text, seq integer, body text)
    join entries on entries.table_id = next.id and entries.seq = next.seq and entries.body = next.body
    join tables on tables.id = next.id
    order by tables.id for update of tables`.execute(db);
  return new Set(rows.rows.map(({ id }) => id));
}
