import { meanOf, sumOf } from '../sum.ts';
import type { Belief, BelievedWorld } from '../belief/belief.ts';

/** How the worlds of a belief were put together. */
export type SampledHands = Pick<Belief, 'weights'> & {
  readonly worlds: readonly Pick<BelievedWorld, 'hands'>[];
};

/** A mean over believed worlds, with its standard error. */
export type Estimated = { readonly mean: number; readonly error: number };

/**
 * The mean of what was found in each world of a belief. Its error has two parts: the worlds are only so many, and they are
 * put together from hands of which some weigh more than others.
 */
export function estimateIn({ worlds, weights }: SampledHands, values: readonly number[]): Estimated {
  const mean = meanOf(values);
  const squares = values.map((value) => (value - mean) ** 2);
  const ofWorlds = sumOf(squares) / (values.length * Math.max(1, values.length - 1));
  const ofHands = weights.map((own, seat) => {
    const groups = groupedBy(
      worlds.map(({ hands }) => hands[seat]!),
      values,
    );
    return [...groups].reduce((sum, [hand, group]) => sum + (own[hand]! * (meanOf(group) - mean)) ** 2, 0);
  });
  return { mean, error: Math.sqrt(ofWorlds + sumOf(ofHands)) };
}

function groupedBy(keys: readonly number[], values: readonly number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const [i, key] of keys.entries()) groups.set(key, [...(groups.get(key) ?? []), values[i]!]);
  return groups;
}
