import { schemas, type DeepReadonly } from '@quando/protocol';
import * as v from 'valibot';

const { count, setup } = schemas;

/** What every entry has. */
export const stamp = {
  seq: count,
  /** Milliseconds since 1970. */
  at: count,
};

const opened = v.object({ ...stamp, type: v.literal('opened'), setup });

export const dealt = v.object({
  ...stamp,
  type: v.literal('dealt'),
  dealer: count,
  /** In the notation of a record. */
  deck: v.array(v.string()),
  /** The id of the command that requested the deal; the first deal has none. */
  id: v.exactOptional(v.string()),
  /** The secret of the next deal, if deals are committed in advance. */
  next: v.exactOptional(v.string()),
  /** The version of the method of a fair deal; without it, 1. */
  version: v.exactOptional(v.picklist([2, 3])),
});

export const acted = v.object({
  ...stamp,
  type: v.literal('acted'),
  /** In the notation of a record, with the seat first. */
  line: v.string(),
  /** The id of the command. */
  id: v.string(),
});

const tableEntry = v.variant('type', [opened, dealt, acted]);

/** The seq and the time of an entry. */
export type Stamp = { readonly seq: number; readonly at: number };

export type OpenedEntry = DeepReadonly<v.InferOutput<typeof opened>>;
export type DealtEntry = DeepReadonly<v.InferOutput<typeof dealt>>;
export type ActedEntry = DeepReadonly<v.InferOutput<typeof acted>>;

/** An entry of a table's log: a decision, numbered from 0 without gaps. */
export type TableEntry = OpenedEntry | DealtEntry | ActedEntry;

/** Parses a stored entry; undefined if it is malformed. The log checks whether it is legal. */
export function parseTableEntry(value: unknown): TableEntry | undefined {
  const result = v.safeParse(tableEntry, value);
  return result.success ? result.output : undefined;
}
