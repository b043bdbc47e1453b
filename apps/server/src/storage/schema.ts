import type { ReportReason } from '@quando/protocol';
import type { Generated, Kysely } from 'kysely';

/** The rows of SQLite and PostgreSQL alike. Times are milliseconds since 1970. The table `set_aside` is unused. */
export type Schema = {
  readonly tables: TableRow & { readonly kind: Generated<LogKind> };
  readonly entries: EntryRow;
  readonly processes: { readonly id: string; readonly seen_at: number };
  readonly presence: PresenceRow;
  readonly codes: CodeRow;
  readonly public_tables: { readonly table_id: string; readonly language: string };
  readonly public_people: PublicPersonRow;
  readonly reports: ReportRow;
  readonly bans: { readonly value: string; readonly person: string; readonly until: number };
  readonly clock_doubts: { readonly at: number };
  readonly deal_secret: { readonly id: number; readonly secret: string };
  readonly push_keys: { readonly id: number; readonly public_key: string; readonly private_key: string };
  readonly push_subscriptions: SubscriptionRow;
  readonly push_tables: PushTableRow;
  readonly push_calls: { readonly table_id: string; readonly person: string; readonly number: number };
};

/** What a log is of: a table, a league, or a day of the daily eight. */
export const LOG_KINDS = ['table', 'league', 'day'] as const;

export type LogKind = (typeof LOG_KINDS)[number];

/** A table's head: where its log ends, and when its next action is due. */
export type TableRow = {
  readonly id: string;
  readonly seq: number;
  readonly changed_at: number;
  readonly due_at: number | null;
  /** 0 or 1, which works in both databases. */
  readonly is_over: number;
};

export type EntryRow = { readonly table_id: string; readonly seq: number; readonly body: string };

/** A seat's connections to one process, or those of big screens; `left_at` is when the last of them ended. */
export type PresenceRow = {
  readonly table_id: string;
  readonly seat: number;
  readonly process_id: string;
  readonly left_at: number | null;
  readonly changed_at: number;
};

/** A code that leads to a table until it expires. */
type CodeRow = { readonly table_id: string; readonly code: string; readonly expires_at: number };

/** Where a person at a table receives messages. */
type SubscriptionRow = {
  readonly table_id: string;
  /** The hash of the person's key. */
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly kept_at: number;
};

/** A table whose people are called: how far its log has been looked at, and of a rematch the table before. */
type PushTableRow = { readonly table_id: string; readonly seq: number; readonly origin: string | null };

/** A person who was given a seat at a public table; `avoids` is a JSON array of other persons. */
type PublicPersonRow = {
  readonly table_id: string;
  readonly key_hash: string;
  readonly person: string;
  readonly address: string;
  readonly avoids: string;
};

/** What somebody at a public table has reported of a person there. */
type ReportRow = {
  readonly id: string;
  readonly table_id: string;
  readonly person: string;
  readonly name: string;
  readonly reason: ReportReason;
  /** The tag of the address from which the person came; null in older reports. */
  readonly address: string | null;
  readonly at: number;
};

export type Database = Kysely<Schema>;
