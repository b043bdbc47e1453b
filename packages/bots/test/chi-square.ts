/**
 * How far counts are from being equal, in standard deviations of a normal distribution: Pearson's sum of squares, its
 * tail measured by the approximation of Wilson and Hilferty.
 */
export function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  const squares = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(squares / freedom) - (1 - spread)) / Math.sqrt(spread);
}
