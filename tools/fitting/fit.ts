/**
 * Finds the weights of the policy that plays the play-outs: plays rounds with the present weights and some curiosity,
 * fits by least squares what hands, knocks and zeros cost, moves some way there, and again. Prints the module;
 * on stderr, what share of games one such player wins among greedy ones.
 */
import { greedy, type Policy } from '@quando/bots';
import { seededRandom } from '@quando/rules';
import { CostModel, DANGERS, type Weights } from '../../packages/bots/src/evaluation/cost-model.ts';
import { CostPolicy } from '../../packages/bots/src/evaluation/cost-policy.ts';
import { EXTRA_FEATURE, FEATURES, TRIPLET_FEATURE } from '../../packages/bots/src/evaluation/hand-cost.ts';
import { duel } from './duel.ts';
import { CostFit } from './cost-fit.ts';

const PASSES = 10;
const ROUNDS = 60_000;
/** How far to go from the present weights towards the fitted ones, after the first pass. */
const STEP = 0.4;

function fitFor(players: number): Weights {
  const random = seededRandom(`appraisal ${players}`);
  let weights = START;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const fit = new CostFit(players, policyOf(players, weights), random);
    for (let round = 0; round < ROUNDS; round += 1) fit.playRound(round % players);
    weights = blend(weights, fit.weights, pass === 0 ? 1 : STEP);
    const share = duel(policyOf(players, weights), greedy, { players, games: 500, seed: 'fit' });
    console.error(`${players} players, pass ${pass}: ${(share * 100).toFixed(1)} % among greedy`);
  }
  return weights;
}

/** Numbers cost what they show, less for those that go together. */
const START: Weights = {
  hand: Array.from({ length: DANGERS }, startHand),
  knock: Array.from({ length: DANGERS }, () => [-8, 1.5, 0, 0, 0]),
  zeros: Array.from({ length: DANGERS }, () => -8),
};

function startHand(): number[] {
  const row = Array.from({ length: FEATURES }, () => 0);
  for (let number = 0; number < 11; number += 1) {
    for (let i = 0; i < 3; i += 1) row[1 + number * 3 + i] = number * (i === 0 ? 0.7 : 0.4);
  }
  row[TRIPLET_FEATURE] = -2;
  row[EXTRA_FEATURE] = 2;
  return row;
}

function policyOf(players: number, weights: Weights): Policy {
  const policy = new CostPolicy({ [players]: new CostModel(weights) });
  return (draft, random, move) => policy.choose(draft, random, move);
}

const blend = (from: Weights, to: Weights, share: number): Weights => ({
  hand: from.hand.map((row, i) => blendRow(row, to.hand[i]!, share)),
  knock: from.knock.map((row, i) => blendRow(row, to.knock[i]!, share)),
  zeros: blendRow(from.zeros, to.zeros, share),
});

const blendRow = (from: readonly number[], to: readonly number[], share: number): number[] =>
  from.map((value, i) => Math.round((value + (to[i]! - value) * share) * 1000) / 1000);

const fitted = Object.fromEntries([2, 3, 4, 5, 6].map((players) => [players, fitFor(players)]));
console.log(`/** Found by tools/fitting/fit.ts; not written by hand. */
import type { Weights } from './cost-model.ts';

export const FITTED_WEIGHTS: Readonly<Record<number, Weights>> = ${JSON.stringify(fitted)};`);
