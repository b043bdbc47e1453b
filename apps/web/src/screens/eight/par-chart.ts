import { overPar, type RoundScore } from '@quando/season';

const LONGEST = 76;
/** Pixels per point. */
const POINT = 8;
/** A disc beside par must not touch the line. */
const LEAST = 24;

/** How far a disc hangs below the line of par, in pixels; above it, less than 0. */
export function hangOf(over: number): number {
  if (over === 0) return 0;
  const length = Math.min(LONGEST, Math.max(LEAST, Math.abs(over) * POINT));
  return over < 0 ? -length : length;
}

/** The space that the discs need above and below the line. */
export function room(scores: readonly RoundScore[]): { readonly above: number; readonly below: number } {
  const hangs = scores.map((score) => hangOf(overPar(score)));
  return { above: Math.max(0, ...hangs.map((hang) => -hang)), below: Math.max(0, ...hangs) };
}
