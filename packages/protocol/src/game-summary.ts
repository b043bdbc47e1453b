import { MOST_PLAYERS, type Phase, type Seat } from '@quando/rules';
import * as v from 'valibot';
import { count, name } from './primitive.ts';
import { setup, type Setup } from './setup.ts';

/** A game of this device, told by what everyone at the table knows. */
export type GameSummary = {
  readonly game: string;
  readonly setup: Setup;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly changedAt: number;
  /** Counts from 0. */
  readonly round: number;
  readonly totals: readonly number[];
  readonly phase: Phase;
  /** The seat that has to decide. */
  readonly whoseTurn: Seat | 'nobody';
};

const gameSummary: v.GenericSchema<unknown, GameSummary> = v.pipe(
  v.strictObject({
    game: name,
    setup,
    startedAt: count,
    changedAt: count,
    round: count,
    totals: v.pipe(v.array(count), v.maxLength(MOST_PLAYERS)),
    phase: v.picklist(['turn', 'draw', 'penalty', 'scored', 'over']),
    whoseTurn: v.union([v.literal('nobody'), count]),
  }),
  v.check(
    ({ setup: { sitters }, totals, whoseTurn }) =>
      totals.length === sitters.length && (whoseTurn === 'nobody' || whoseTurn < sitters.length),
  ),
);

/** The door for a summary that was kept; undefined if it is none. */
export function parseGameSummary(value: unknown): GameSummary | undefined {
  const result = v.safeParse(gameSummary, value);
  return result.success ? result.output : undefined;
}
