/**
 * How far counts are from the expected ones, in standard deviations of a normal distribution: Pearson's sum of
 * squares, its tail measured by the approximation of Wilson and Hilferty.
 */
export function deviation(counts: readonly number[], expected: readonly number[]): number {
  const squares = counts.map((count, i) => (count - expected[i]!) ** 2 / expected[i]!);
  const sum = squares.reduce((a, b) => a + b, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** The same, where all are expected to be equal. */
export function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  return deviation(
    counts,
    counts.map(() => mean),
  );
}
