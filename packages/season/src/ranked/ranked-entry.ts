import { schemas, type DeepReadonly } from '@quando/protocol';
import * as v from 'valibot';
import { parseEight, ROUNDS } from '../daily/eight.ts';

const { bytes, count, name: id, rankedName } = schemas;

const stamp = { seq: count, at: count };

/** The hash of the key of the person whose attempt it is. */
const made = { ...stamp, by: bytes };

const round = v.pipe(count, v.maxValue(ROUNDS - 1));

const founded = v.object({
  ...stamp,
  type: v.literal('founded'),
  eight: v.pipe(
    v.string(),
    v.check((text) => parseEight(text) !== undefined),
  ),
});

/** A round begins at a table that has not dealt yet. The first one begins the attempt. */
const opened = v.object({
  ...made,
  type: v.literal('opened'),
  round,
  table: id,
  /** With the first round of a link's eight: the name in its table of results. */
  name: v.exactOptional(rankedName),
});

const scored = v.object({
  ...made,
  type: v.literal('scored'),
  round,
  points: count,
  par: count,
  /** The round as a code for a link (docs/game-link.md): as the person played it, and as the Master did with the same cards. */
  own: v.string(),
  master: v.string(),
});

/** A person has deleted their name, also from what was stored before. */
const erased = v.object({ ...made, type: v.literal('erased') });

const rankedEntry = v.variant('type', [founded, opened, scored, erased]);

/** An entry in the log of an eight on a server. */
export type RankedEntry = DeepReadonly<v.InferOutput<typeof rankedEntry>>;

export type RankedEntryOf<Type extends RankedEntry['type']> = Extract<RankedEntry, { type: Type }>;

/** Parses a stored entry; undefined if it is malformed. The log checks whether it can come next. */
export function parseRankedEntry(value: unknown): RankedEntry | undefined {
  const result = v.safeParse(rankedEntry, value);
  return result.success ? result.output : undefined;
}

/** What is left of an earlier entry once its person has deleted their name. */
export function withoutRankedName(erasure: RankedEntry, earlier: RankedEntry): RankedEntry {
  if (erasure.type !== 'erased' || earlier.type !== 'opened' || earlier.by !== erasure.by) return earlier;
  const { name: _, ...rest } = earlier;
  return rest;
}
