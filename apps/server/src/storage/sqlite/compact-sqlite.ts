import { sql } from 'kysely';
import type { Database } from '../schema.ts';

/** The most free pages that one run gives back, since appends have to wait for it. */
const MOST_PAGES = 2000;

/**
 * Removes from the files what has been deleted: the write-ahead log still holds earlier versions of the pages, and free
 * pages only make the database larger.
 */
export async function compactSqlite(db: Database): Promise<void> {
  await sql.raw(`pragma incremental_vacuum(${MOST_PAGES})`).execute(db);
  await sql.raw('pragma wal_checkpoint(truncate)').execute(db);
}
