import type { Seat } from '@quando/rules';
import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count } from './primitive.ts';

/**
 * How much the app helps a seat, least first: not at all; with the sides that it has seen; with the numbers that are
 * still out; with the chances of unseen sides; with three hints a round; with advice at any time.
 */
export const ASSISTS = ['none', 'sides', 'numbers', 'chances', 'hints', 'advice'] as const;

export type Assist = (typeof ASSISTS)[number];

/** The most points that a seat can have free. */
export const GREATEST_HEAD_START = 99;

const handicap = v.strictObject({
  /** Taken off the seat's total when the game is over. */
  headStart: v.pipe(count, v.maxValue(GREATEST_HEAD_START)),
  /** Without it, the device helps as its own settings say. */
  assist: v.exactOptional(v.picklist(ASSISTS)),
});

/** By seat. */
export const handicaps = v.array(handicap);

/** What a seat is given so that all have the same chance. */
export type Handicap = DeepReadonly<v.InferOutput<typeof handicap>>;

/** By seat; a table without them has none. */
export type Handicaps = readonly Handicap[];

export const headStartAt = (given: Handicaps | undefined, seat: Seat): number =>
  given?.[seat]?.headStart ?? 0;

/** Totals less head starts: whoever has the fewest wins. */
export const netTotals = (totals: readonly number[], given: Handicaps | undefined): readonly number[] =>
  totals.map((total, seat) => total - headStartAt(given, seat));

export const isSameHandicaps = (one: Handicaps | undefined, other: Handicaps | undefined): boolean =>
  one?.length === other?.length &&
  (one ?? []).every(
    ({ headStart, assist }, seat) =>
      headStart === other?.[seat]?.headStart && assist === other?.[seat]?.assist,
  );

/** What the `meta` of a record says of its seats; undefined if it says nothing that can be read. */
export function handicapsIn(meta: unknown): Handicaps | undefined {
  const result = v.safeParse(v.object({ handicaps }), meta);
  return result.success ? result.output.handicaps : undefined;
}
