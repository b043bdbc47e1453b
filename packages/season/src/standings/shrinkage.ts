import type { Estimate } from './estimate.ts';

/** Measurements of one person: how many, their sum, and the sum of their squares. */
export type Sample = { readonly count: number; readonly sum: number; readonly squares: number };

/** A prior variance, and how many measurements it weighs as much as. */
type Prior = { readonly variance: number; readonly weight: number };

/**
 * The standard deviation of a round around its player's mean: 5.1 to 5.8 points in games of Sharps and of Casuals with two to
 * six players. The prior weighs as much as twenty rounds.
 */
const WITHIN: Prior = { variance: 5.5 ** 2, weight: 20 };

/** How far people truly differ: at one table, from a point a round worse (Beginner) to a point better (Sharp). */
const BETWEEN: Prior = { variance: 1, weight: 4 };

/**
 * Empirical Bayes with normal distributions: each mean is moved towards 0, the table's mean, as far as its error
 * compared with the differences between people says. Both variances are estimated from all samples together, each with
 * a prior, so that two rounds of two people do not claim anything.
 */
export function shrunk(samples: readonly Sample[]): Estimate[] {
  const within = varianceWithin(samples);
  const between = varianceBetween(samples, within);
  return samples.map(({ count, sum }) => {
    const precision = 1 / between + count / within;
    return { value: sum / within / precision, error: Math.sqrt(1 / precision) };
  });
}

/** The variance of a round around its person's mean, pooled over everybody. */
function varianceWithin(samples: readonly Sample[]): number {
  let { weight } = WITHIN;
  let total = WITHIN.variance * WITHIN.weight;
  for (const { count, sum, squares } of samples) {
    if (count < 2) continue;
    total += squares - (sum * sum) / count;
    weight += count - 1;
  }
  return total / weight;
}

/** The variance of people's true means around 0, by the method of moments (DerSimonian and Laird). */
function varianceBetween(samples: readonly Sample[], within: number): number {
  const played = samples.filter(({ count }) => count > 0);
  const weights = played.reduce((total, { count }) => total + count / within, 0);
  const spread = played.reduce((total, { count, sum }) => total + (sum * sum) / count / within, 0);
  const found = weights === 0 ? 0 : Math.max(0, (spread - played.length) / weights);
  return (BETWEEN.variance * BETWEEN.weight + found * played.length) / (BETWEEN.weight + played.length);
}
