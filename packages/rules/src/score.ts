import * as at from './layout.ts';
import { everyone, type Draft } from './state.ts';
import type { Seat } from './seat.ts';

/** What a knocker pays who is not alone on the lowest sum. */
export const KNOCK_PENALTY = 5;

/** What each player scores for a round (rules 9, R6). */
export function pointsOf(sums: readonly number[], knocker: Seat | 'nobody'): number[] {
  const lowest = Math.min(...sums);
  const alone = sums.filter((sum) => sum === lowest).length === 1;
  return sums.map((sum, seat) => roundPoints(sum, lowest, alone, seat === knocker));
}

/** Who wins with these totals; undefined while nobody has reached the target (rules 10). */
export function winnersOf(totals: readonly number[], target: number): Seat[] | undefined {
  if (totals.every((total) => total < target)) return undefined;
  const lowest = Math.min(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === lowest);
}

/** Ends the round of a draft: hands are shown, points and totals counted. */
export function scoreRound(draft: Draft, end: number): void {
  const cells = draft.cells;
  const all = everyone(draft.players);
  let lowest = Infinity;
  let alone = true;
  for (let seat = 0; seat < draft.players; seat += 1) {
    const hand = at.HANDS + seat * at.HAND_ROOM;
    let sum = 0;
    for (let i = hand + cells[at.SIZES + seat]! - 1; i >= hand; i -= 1) {
      const card = cells[i]! & 0xff;
      sum += card >> 4;
      cells[at.SEEN + card]! |= all;
    }
    cells[at.POINTS + seat] = sum;
    alone = sum === lowest ? false : sum < lowest || alone;
    lowest = Math.min(sum, lowest);
  }
  let over = false;
  for (let seat = 0; seat < draft.players; seat += 1) {
    const points = roundPoints(cells[at.POINTS + seat]!, lowest, alone, seat === cells[at.KNOCKER]);
    cells[at.POINTS + seat] = points;
    cells[at.TOTALS + seat]! += points;
    over ||= cells[at.TOTALS + seat]! >= draft.target;
  }
  cells[at.END] = end;
  cells[at.ASKED] = at.NOBODY;
  cells[at.PHASE] = over ? at.PHASE_OVER : at.PHASE_SCORED;
}

function roundPoints(sum: number, lowest: number, alone: boolean, knocked: boolean): number {
  if (knocked) return sum === lowest && alone ? 0 : sum + KNOCK_PENALTY;
  return sum === lowest ? 0 : sum;
}
