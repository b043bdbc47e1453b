import type { Seat } from '@quando/rules';

/** The seats with the lowest total. */
export function leadersOf(totals: readonly number[]): Seat[] {
  const lowest = Math.min(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === lowest);
}
