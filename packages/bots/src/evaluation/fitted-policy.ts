import type { Policy } from '../policy.ts';
import { CostModel } from './cost-model.ts';
import { CostPolicy } from './cost-policy.ts';
import { FITTED_WEIGHTS } from './fitted-weights.ts';

const policy = new CostPolicy(
  Object.fromEntries(
    Object.entries(FITTED_WEIGHTS).map(([players, weights]) => [players, new CostModel(weights)]),
  ),
);

/** The play-out policy: fitted weights, fast, and as strong as anything without search. */
export const fittedPolicy: Policy = (draft, random, move) => policy.choose(draft, random, move);
