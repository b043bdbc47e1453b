/** A mean over independent clusters of different size, with its standard error. */
export type Ratio = { readonly value: number; readonly error: number; readonly clusters: number };

export type Interval = { readonly low: number; readonly high: number };

/** One cluster: an amount, and its number of opportunities. */
export type Cluster = { readonly amount: number; readonly count: number };

/** The sum of amounts over the sum of counts. Observations within a cluster may be correlated (the ratio estimator). */
export function ratioOf(clusters: readonly Cluster[]): Ratio {
  const n = clusters.length;
  const counts = sumOf(clusters.map(({ count }) => count));
  const value = sumOf(clusters.map(({ amount }) => amount)) / counts;
  const squares = sumOf(clusters.map(({ amount, count }) => (amount - value * count) ** 2));
  return { value, error: Math.sqrt((n / (n - 1)) * squares) / counts, clusters: n };
}

/** The 95 % interval of an unbounded mean; undefined for a single cluster. */
export function meanInterval({ value, error, clusters }: Ratio): Interval | undefined {
  if (clusters < 2) return undefined;
  const margin = studentQuantile(clusters - 1) * error;
  return { low: value - margin, high: value + margin };
}

/**
 * The 95 % interval of a share: Wilson's, for the number of independent trials that has the same standard error. If the
 * share is 0 or 1, the standard error is 0, and each cluster counts as one trial.
 */
export function shareInterval({ value, error, clusters }: Ratio): Interval {
  if (clusters < 2) return { low: 0, high: 1 };
  const isExtreme = value === 0 || value === 1;
  const variance = isExtreme ? 1 / clusters : error ** 2 / (value * (1 - value));
  const weight = studentQuantile(clusters - 1) ** 2 * variance;
  const centre = (value + weight / 2) / (1 + weight);
  const margin = Math.sqrt(weight * (value * (1 - value) + weight / 4)) / (1 + weight);
  // The share itself must be inside, whatever the rounding.
  return { low: Math.min(value, centre - margin), high: Math.max(value, centre + margin) };
}

/** The normal distribution's 97.5 % quantile. */
const Z = 1.959964;
/** Student's quantiles with 1 and 2 degrees of freedom. */
const FIRST_QUANTILES = [12.706, 4.303];

/** Student's 97.5 % quantile: after the first two by its expansion around the normal one, to within 1 %. */
function studentQuantile(degrees: number): number {
  const first = FIRST_QUANTILES[degrees - 1];
  if (first !== undefined) return first;
  const g1 = (Z ** 3 + Z) / 4;
  const g2 = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const g3 = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + g1 / degrees + g2 / degrees ** 2 + g3 / degrees ** 3;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
