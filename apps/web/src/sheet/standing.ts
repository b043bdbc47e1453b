import { pointsOf, winnersOf, type Seat } from '@quando/rules';
import type { Outcome } from '@quando/text';
import { sumsOf, type Round } from './round.ts';
import type { Sheet } from './sheet.ts';

/** The points of a round, and the totals after it. */
export type RoundResult = Outcome & { readonly totals: readonly number[] };

/** The standing of a game. */
export type Standing = {
  /** The rounds that count; rounds after the end of the game do not. */
  readonly results: readonly RoundResult[];
  readonly totals: readonly number[];
  /** Undefined while the game goes on. */
  readonly winners: readonly Seat[] | undefined;
  /** How many rounds come after the end because of a correction. */
  readonly surplus: number;
};

export function standingOf({ rounds, players, target }: Sheet): Standing {
  const results: RoundResult[] = [];
  let totals: readonly number[] = players.map(() => 0);
  let winners: readonly Seat[] | undefined;
  for (const round of rounds) {
    if (winners) break;
    const result = resultOf(round, totals);
    results.push(result);
    totals = result.totals;
    winners = winnersOf(totals, target);
  }
  return { results, totals, winners, surplus: rounds.length - results.length };
}

function resultOf(round: Round, before: readonly number[]): RoundResult {
  const sums = sumsOf(round);
  const points = pointsOf(sums, round.knocker);
  const totals = before.map((total, seat) => total + points[seat]!);
  return { knocker: round.knocker, sums, points, totals };
}
