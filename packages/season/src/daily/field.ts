/** Everybody who finished the same eight, by the sums of their points. */
export type Field = {
  readonly players: number;
  /** The mean of their sums without the extremes; undefined if nobody has finished. */
  readonly mean: number | undefined;
  /** How many sums there are of each value, ascending. */
  readonly spread: readonly { readonly sum: number; readonly count: number }[];
};

/** The share of sums that is left out at each end. */
const EXTREME = 0.1;

/** The fewest people among whom somebody's place is shown. */
export const LEAST_FIELD = 20;

export function fieldOf(sums: readonly number[]): Field {
  const sorted = sums.toSorted((a, b) => a - b);
  const dropped = sorted.length < 3 ? 0 : Math.max(1, Math.floor(sorted.length * EXTREME));
  const kept = sorted.slice(dropped, sorted.length - dropped);
  const values = [...new Set(sorted)];
  return {
    players: sorted.length,
    mean: kept.length === 0 ? undefined : kept.reduce((total, sum) => total + sum, 0) / kept.length,
    spread: values.map((sum) => ({ sum, count: sorted.filter((other) => other === sum).length })),
  };
}

/** The percentage of the others whose sums are worse; ties count half. Undefined while there are too few people. */
export function betterThan({ players, spread }: Field, own: number): number | undefined {
  if (players < LEAST_FIELD) return undefined;
  const worse = spread.reduce((total, { sum, count }) => total + (sum > own ? count : 0), 0);
  const equal = spread.find(({ sum }) => sum === own)?.count ?? 0;
  // The field includes the person's own sum.
  const others = players - (equal > 0 ? 1 : 0);
  return Math.round((100 * (worse + Math.max(0, equal - 1) / 2)) / others);
}
