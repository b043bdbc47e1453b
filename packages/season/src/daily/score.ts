import { discOf, type Disc } from './disc.ts';
import { ROUNDS } from './eight.ts';

/** A finished round: the person's points, and the Master's on the same seat with the same cards. */
export type RoundScore = { readonly points: number; readonly par: number };

/** The sums over some rounds. */
export const sumOf = (rounds: readonly RoundScore[]): RoundScore =>
  rounds.reduce((sum, round) => ({ points: sum.points + round.points, par: sum.par + round.par }), {
    points: 0,
    par: 0,
  });

/** Points more than par; below 0 is good. */
export const overPar = ({ points, par }: RoundScore): number => points - par;

export const discsOf = (rounds: readonly RoundScore[]): readonly Disc[] =>
  rounds.map(({ points, par }) => discOf(points, par));

export const isFinished = (rounds: readonly RoundScore[]): boolean => rounds.length >= ROUNDS;

/** The round that was furthest above par, the first of equals; undefined if none was above it. */
export function costliestOf(rounds: readonly RoundScore[]): number | undefined {
  const most = Math.max(0, ...rounds.map(overPar));
  return most === 0 ? undefined : rounds.findIndex((round) => overPar(round) === most);
}
