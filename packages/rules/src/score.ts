import { NOBODY } from './cells.ts';
import type { Seat } from './seat.ts';
import { END_ZEROS, PHASE_OVER, PHASE_SCORED, type Draft } from './state.ts';

/** The penalty points of a knocker who is not alone on the lowest sum. */
export const KNOCK_PENALTY = 5;

/** Everybody's points for a round (rules 9, R6). */
export function pointsOf(sums: readonly number[], knocker: Seat | 'nobody'): number[] {
  const lowest = Math.min(...sums);
  const alone = sums.filter((sum) => sum === lowest).length === 1;
  return sums.map((sum, seat) => roundPoints(sum, lowest, alone, seat === knocker));
}

/** The winners with these totals; undefined while nobody has reached the target (rules 10). */
export function winnersOf(totals: readonly number[], target: number): Seat[] | undefined {
  if (totals.every((total) => total < target)) return undefined;
  const lowest = Math.min(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === lowest);
}

/** Ends the round of a draft: shows the hands, and counts points and totals. */
export function scoreRound(draft: Draft, endCode: number): void {
  let lowest = draft.showHand(0);
  let alone = true;
  draft.setPoints(0, lowest);
  for (let seat = 1; seat < draft.players; seat += 1) {
    const sum = draft.showHand(seat);
    draft.setPoints(seat, sum);
    alone = sum === lowest ? false : sum < lowest || alone;
    lowest = Math.min(sum, lowest);
  }
  let over = false;
  for (let seat = 0; seat < draft.players; seat += 1) {
    const points = roundPoints(draft.points(seat), lowest, alone, seat === draft.knockerCode);
    draft.setPoints(seat, points);
    draft.setTotal(seat, draft.total(seat) + points);
    over ||= draft.total(seat) >= draft.target;
  }
  draft.endCode = endCode;
  draft.askedCode = NOBODY;
  draft.setPhase(over ? PHASE_OVER : PHASE_SCORED, endCode === END_ZEROS ? draft.tripletFlag : 0);
}

function roundPoints(sum: number, lowest: number, alone: boolean, knocked: boolean): number {
  if (knocked) return sum === lowest && alone ? 0 : sum + KNOCK_PENALTY;
  return sum === lowest ? 0 : sum;
}
