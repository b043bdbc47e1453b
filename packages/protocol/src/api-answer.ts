import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { tableStatus } from './table-status.ts';

const createdTable = v.object({ table: v.string() });

const tableStatuses = v.object({
  statuses: v.array(tableStatus),
  /** Tables that exist, but whose logs the server cannot read. */
  unreadable: v.optional(v.array(v.string()), []),
});

const retentionPeriods = v.object({
  /** For how many days tables are kept after their last change: those whose game is over, all others, and leagues. */
  days: v.object({ finished: v.number(), unfinished: v.number(), leagues: v.optional(v.number(), 0) }),
  /** Where it is said who runs the server, if its host has named a page or an address. */
  imprint: v.exactOptional(v.pipe(v.string(), v.regex(/^(https?|mailto):/))),
});

const erasedFrom = v.object({
  /** A name was removed, or the whole table, at which nobody else sat; `nothing` if the table does not name them. */
  erased: v.picklist(['name', 'table', 'nothing']),
});

/** The answer to `GET /api/retention`. */
export type RetentionPeriods = DeepReadonly<v.InferOutput<typeof retentionPeriods>>;

/** The answer to `POST /api/tables/:table/erase`. */
export type ErasedFrom = DeepReadonly<v.InferOutput<typeof erasedFrom>>;

/** The answer to `POST /api/tables`. */
export type CreatedTable = DeepReadonly<v.InferOutput<typeof createdTable>>;

/** The answer to `POST /api/statuses`. */
export type TableStatuses = DeepReadonly<v.InferOutput<typeof tableStatuses>>;

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parseCreatedTable(value: unknown): CreatedTable | undefined {
  const result = v.safeParse(createdTable, value);
  return result.success ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parseTableStatuses(value: unknown): TableStatuses | undefined {
  const result = v.safeParse(tableStatuses, value);
  return result.success ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parseRetentionPeriods(value: unknown): RetentionPeriods | undefined {
  const result = v.safeParse(retentionPeriods, value);
  return result.success ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parseErasedFrom(value: unknown): ErasedFrom | undefined {
  const result = v.safeParse(erasedFrom, value);
  return result.success ? result.output : undefined;
}
