import type { Seat } from '@quando/rules';

/** Why a player got the points of a round (rules 9). */
export type ScoreReason = 'lowest' | 'tied' | 'counted' | 'knocker-alone' | 'knocker-tied' | 'knocker-beaten';

/** The result of a round: a scored event, or a view's result with its knocker. */
export type Outcome = {
  readonly knocker: Seat | 'nobody';
  readonly sums: readonly number[];
  readonly points: readonly number[];
};

export function scoreReasonOf({ knocker, sums }: Outcome, seat: Seat): ScoreReason {
  const lowest = Math.min(...sums);
  const isLowest = sums[seat] === lowest;
  const isTied = isLowest && sums.filter((sum) => sum === lowest).length > 1;
  if (seat === knocker) return isTied ? 'knocker-tied' : isLowest ? 'knocker-alone' : 'knocker-beaten';
  return isTied ? 'tied' : isLowest ? 'lowest' : 'counted';
}
