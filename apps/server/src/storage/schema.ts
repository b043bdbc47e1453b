import type { Kysely } from 'kysely';

/** What is kept, the same in SQLite and in PostgreSQL. Times are milliseconds since 1970. */
export type Schema = {
  readonly tables: TableRow;
  readonly entries: EntryRow;
  readonly set_aside: { readonly table_id: string; readonly at: number; readonly log: string };
  readonly processes: { readonly id: string; readonly seen_at: number };
  readonly presence: PresenceRow;
};

/** A table's head: where its log ends, and when something must happen by itself. */
export type TableRow = {
  readonly id: string;
  readonly seq: number;
  readonly changed_at: number;
  readonly due_at: number | null;
  /** 0 or 1, which both databases understand. */
  readonly is_over: number;
};

type EntryRow = { readonly table_id: string; readonly seq: number; readonly body: string };

/** A seat's connections to one process; `left_at` is when the last of them ended. */
export type PresenceRow = {
  readonly table_id: string;
  readonly seat: number;
  readonly process_id: string;
  readonly left_at: number | null;
  readonly changed_at: number;
};

export type Database = Kysely<Schema>;
