import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count } from './primitive.ts';
import { personTag, REPORT_REASONS } from './public-table.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{16}$/));

/** The longest ban, in hours. */
const MOST_HOURS = 24 * 90;

const operatorCommand = v.variant('do', [
  /** Deletes a table; whoever sits there is told that it is gone. */
  v.strictObject({ do: v.literal('close'), table: id }),
  /** Keeps a device, and the addresses from which it plays now, away from public tables for this many hours. */
  v.strictObject({
    do: v.literal('ban'),
    person: personTag,
    hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_HOURS)),
  }),
  v.strictObject({ do: v.literal('lift'), person: personTag }),
  /** A report needs nothing more. */
  v.strictObject({ do: v.literal('settle'), report: id }),
]);

const operatorTable = v.object({
  table: id,
  language: v.string(),
  round: count,
  people: v.array(v.object({ name: v.string(), person: personTag, isHere: v.boolean() })),
});

const operatorReport = v.object({
  id: v.string(),
  table: v.string(),
  person: personTag,
  name: v.string(),
  reason: v.picklist(REPORT_REASONS),
  at: v.number(),
});

const operatorBan = v.object({ person: v.string(), until: v.number() });

const operatorView = v.object({
  tables: v.array(operatorTable),
  reports: v.array(operatorReport),
  bans: v.array(operatorBan),
  /** Of the process that answers. */
  metrics: v.object({ openTables: count, connections: count }),
});

/** What an operator does: the request of `POST /api/operator`. */
export type OperatorCommand = DeepReadonly<v.InferOutput<typeof operatorCommand>>;

/** The answer to `GET /api/operator`. */
export type OperatorView = DeepReadonly<v.InferOutput<typeof operatorView>>;

export type OperatorTable = DeepReadonly<v.InferOutput<typeof operatorTable>>;

export type OperatorReport = DeepReadonly<v.InferOutput<typeof operatorReport>>;

export type OperatorBan = DeepReadonly<v.InferOutput<typeof operatorBan>>;

/** Parses a command; undefined if it is malformed. */
export function parseOperatorCommand(value: unknown): OperatorCommand | undefined {
  const result = v.safeParse(operatorCommand, value);
  return result.success ? result.output : undefined;
}

/** Parses an answer; undefined if a newer or broken server sent it. */
export function parseOperatorView(value: unknown): OperatorView | undefined {
  const result = v.safeParse(operatorView, value);
  return result.success ? result.output : undefined;
}
