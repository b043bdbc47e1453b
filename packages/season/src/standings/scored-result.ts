import { seatsOf, type Seat } from '@quando/rules';
import { headStartOf, pointsByRound } from '../played-game.ts';
import { membersAt, type StandingsResult } from './standings-result.ts';

/** A result with everything that follows from its rounds, calculated once. */
export type ScoredResult = {
  readonly result: StandingsResult;
  readonly members: readonly (readonly [member: string, seat: Seat])[];
  /** By round, everybody's points. */
  readonly points: readonly (readonly number[])[];
  /** By seat, all points. */
  readonly sums: readonly number[];
  /** By seat, all points less the head start. */
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
};

export function scoredResult(result: StandingsResult): ScoredResult {
  const { game } = result;
  const points = pointsByRound(game);
  const sums = sumsOf(points, game.players);
  const totals = game.headStarts ? sums.map((sum, seat) => sum - headStartOf(game, seat)) : sums;
  const lowest = Math.min(...totals);
  const winners = seatsOf(game.players).filter((seat) => totals[seat] === lowest);
  return { result, members: membersAt(result), points, sums, totals, winners };
}

function sumsOf(points: readonly (readonly number[])[], players: number): number[] {
  const sums = seatsOf(players).map(() => 0);
  for (const row of points) for (let seat = 0; seat < players; seat += 1) sums[seat]! += row[seat]!;
  return sums;
}
