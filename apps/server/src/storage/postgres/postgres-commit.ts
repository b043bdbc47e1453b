import { sql } from 'kysely';
import type { Append, CommitBatch } from '../append-queue.ts';
import type { Database } from '../schema.ts';
import type { PrimaryPool } from './primary-pool.ts';

/** Rows are locked in the order of their ids, so that two processes with the same tables cannot deadlock. */
const APPEND = `
  with next as (
    select * from json_to_recordset($1::json)
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
  returning table_id`;

/**
 * One statement, so one round trip and one commit. It is prepared, which Kysely does not do: planning it takes longer
 * than executing it.
 */
export const postgresCommit =
  (pool: Pick<PrimaryPool, 'connect'>): CommitBatch =>
  async (batch) => {
    const client = await pool.connect();
    try {
      const values = [JSON.stringify(batch)];
      const { rows } = await client.query<{ table_id: string }>({ name: 'append', text: APPEND, values });
      return new Set(rows.map(({ table_id }) => table_id));
    } finally {
      client.release();
    }
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
