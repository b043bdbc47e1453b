import { MOST_PLAYERS } from '@quando/rules';
import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count, name } from './primitive.ts';
import { setup } from './setup.ts';

export const gameSummary = v.pipe(
  v.strictObject({
    game: name,
    setup,
    /** Milliseconds since 1970. */
    startedAt: count,
    changedAt: count,
    /** Counts from 0. */
    round: count,
    totals: v.pipe(v.array(count), v.maxLength(MOST_PLAYERS)),
    phase: v.picklist(['turn', 'draw', 'penalty', 'scored', 'over']),
    /** The seat that has to decide. */
    whoseTurn: v.union([v.literal('nobody'), count]),
  }),
  v.check(
    ({ setup: { sitters }, totals, whoseTurn }) =>
      totals.length === sitters.length && (whoseTurn === 'nobody' || whoseTurn < sitters.length),
  ),
);

/** A summary of a game of this device, with nothing but what everybody at the table knows. */
export type GameSummary = DeepReadonly<v.InferOutput<typeof gameSummary>>;

/** Parses a stored summary; undefined if it is malformed. */
export function parseGameSummary(value: unknown): GameSummary | undefined {
  const result = v.safeParse(gameSummary, value);
  return result.success ? result.output : undefined;
}
