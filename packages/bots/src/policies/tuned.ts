import { CostModel, DANGERS } from '../evaluation/cost-model.ts';
import { CostPolicy } from '../evaluation/cost-policy.ts';
import { EXTRA_FEATURE, FEATURES, TRIPLET_FEATURE } from '../evaluation/hand-cost.ts';
import type { Policy } from '../policy.ts';

/** The greatest sum to knock with, by the smallest hand among the others from 1 to 7 cards. */
const KNOCK_AT: Readonly<Record<number, readonly number[]>> = {
  2: [0, 1, 2, 3, 5, 6, 7],
  3: [0, 1, 2, 3, 4, 5, 6],
  4: [0, 1, 1, 3, 4, 5, 5],
  5: [0, 0, 1, 2, 3, 4, 4],
  6: [0, 0, 1, 2, 3, 4, 4],
};

/** The cost of a card per point: alone, and as the second or third of its number. */
const ALONE = 1;
const SECOND = 0.9;
const THIRD = 0.8;
/** The additional cost of each different number, because playing it takes a turn. */
const TURN = 0.6;
const TRIPLET = 2;
const ONLY_ZEROS = 8;

/**
 * A yardstick that calculates: uses thresholds by player count and the others' hands, remembers what it has seen of the pile and of its
 * own backs. Hand-tuned, not fitted.
 */
export const tuned: Policy = (draft, random, move) => policy.choose(draft, random, move);

const policy = new CostPolicy(
  Object.fromEntries(Object.entries(KNOCK_AT).map(([players, knockAt]) => [players, costModelFor(knockAt)])),
);

function costModelFor(knockAt: readonly number[]): CostModel {
  return new CostModel({
    hand: Array.from({ length: DANGERS }, () => handWeights()),
    // Far below any other cost up to the threshold, far above it beyond.
    knock: knockAt.map((sum) => [-1000 * (sum + 0.5), 1000, 0, 0, 0]),
    zeros: Array.from({ length: DANGERS }, () => -ONLY_ZEROS),
  });
}

function handWeights(): number[] {
  const weights = Array.from({ length: FEATURES }, () => 0);
  for (let number = 0; number < 11; number += 1) {
    weights[1 + number * 3] = number * ALONE + TURN;
    weights[2 + number * 3] = number * SECOND;
    weights[3 + number * 3] = number * THIRD;
  }
  weights[TRIPLET_FEATURE] = -TRIPLET;
  weights[EXTRA_FEATURE] = 2;
  return weights;
}
