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
  /** As a record writes it. */
  deck: v.array(v.string()),
  /** Of the command that asked for it; the first deal needs none. */
  id: v.exactOptional(v.string()),
  /** The secret of the next deal, where deals are promised. */
  next: v.exactOptional(v.string()),
});

export const acted = v.object({
  ...stamp,
  type: v.literal('acted'),
  /** As a record writes it, the seat first. */
  line: v.string(),
  /** Of the command. */
  id: v.string(),
});

const tableEntry = v.variant('type', [opened, dealt, acted]);

/** Where and when an entry is stored. */
export type Stamp = { readonly seq: number; readonly at: number };

export type OpenedEntry = DeepReadonly<v.InferOutput<typeof opened>>;
export type DealtEntry = DeepReadonly<v.InferOutput<typeof dealt>>;
export type ActedEntry = DeepReadonly<v.InferOutput<typeof acted>>;

/** An entry of a table's log: a decision, numbered from 0 without a gap. */
export type TableEntry = OpenedEntry | DealtEntry | ActedEntry;

/** Parses a stored entry; undefined if it is not one. Whether it can be played is for the log to say. */
export function parseTableEntry(value: unknown): TableEntry | undefined {
  const result = v.safeParse(tableEntry, value);
  return result.success ? result.output : undefined;
}
