import type { Round } from './round.ts';

/** Rules 9: the sums of the fronts. */
export const sumsOf = (round: Round): number[] =>
  round.hands.map((hand) => hand.map((card) => card.front.number).reduce<number>((a, b) => a + b, 0));

/** Rules 9: the lowest sum scores nothing, and a knocker who is not alone on it scores five more. */
export function pointsOf(sums: readonly number[], knocker: number | 'nobody'): number[] {
  return sums.map((sum, seat) => {
    const others = sums.filter((_, other) => other !== seat);
    if (seat === knocker) return others.every((other) => other > sum) ? 0 : sum + 5;
    return others.every((other) => other >= sum) ? 0 : sum;
  });
}

/** Rules 10: those with the lowest total, once somebody has reached the target. */
export function winnersOf(totals: readonly number[], target: number): number[] | 'none' {
  if (!totals.some((total) => total >= target)) return 'none';
  const sorted = totals.toSorted((a, b) => a - b);
  return totals.flatMap((total, seat) => (total === sorted[0] ? [seat] : []));
}
