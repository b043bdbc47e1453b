import { pointsOf, winnersOf, type Seat } from '@quando/rules';
import type { Outcome } from '@quando/text';
import { sumsOf, type Round } from './round.ts';
import { leadersOf } from '../game/leaders.ts';
import { headStartIn, type Sheet } from './sheet.ts';

/** The points of a round, and the totals after it. */
export type RoundResult = Outcome & { readonly totals: readonly number[] };

/** The standing of a game. */
export type Standing = {
  /** The rounds that count; rounds after the end of the game do not. */
  readonly results: readonly RoundResult[];
  /** Less the head starts. */
  readonly totals: readonly number[];
  /** Those with the lowest of them; undefined while the game goes on. */
  readonly winners: readonly Seat[] | undefined;
  /** How many rounds come after the end because of a correction. */
  readonly surplus: number;
};

/** The game ends by the totals of the rounds (rules 10); head starts are taken off to see who is ahead. */
export function standingOf(sheet: Sheet): Standing {
  const { rounds, players, target } = sheet;
  const results: RoundResult[] = [];
  let sums: readonly number[] = players.map(() => 0);
  let isOver = false;
  for (const round of rounds) {
    if (isOver) break;
    const result = resultOf(round, sums);
    results.push(result);
    sums = result.totals;
    isOver = winnersOf(sums, target) !== undefined;
  }
  const totals = sums.map((sum, seat) => sum - headStartIn(sheet, seat));
  const surplus = rounds.length - results.length;
  return { results, totals, winners: isOver ? leadersOf(totals) : undefined, surplus };
}

function resultOf(round: Round, before: readonly number[]): RoundResult {
  const sums = sumsOf(round);
  const points = pointsOf(sums, round.knocker);
  const totals = before.map((total, seat) => total + points[seat]!);
  return { knocker: round.knocker, sums, points, totals };
}
