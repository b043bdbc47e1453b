import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { tableStatus } from './table-status.ts';

const createdTable = v.object({ table: v.string() });

const tableStatuses = v.object({
  statuses: v.array(tableStatus),
  /** Tables that exist, but whose logs the server cannot read. */
  unreadable: v.optional(v.array(v.string()), []),
});

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
