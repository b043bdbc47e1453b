/** The number of standard deviations above which 95 % of a normal distribution's other side lies. */
const ONE_SIDED_95 = 1.645;

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

/** The standard deviation. */
export function spreadOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((x) => (x - mean) ** 2)));
}

/** The mean with its standard error. */
export const withError = (numbers: readonly number[]): { mean: number; error: number } => ({
  mean: meanOf(numbers),
  error: spreadOf(numbers) / Math.sqrt(numbers.length),
});

/** How many such differences have a mean with the right sign in 95 % of cases. */
export const gamesForOrder = (differences: readonly number[]): number =>
  ((ONE_SIDED_95 * spreadOf(differences)) / meanOf(differences)) ** 2;
