import type { Policy } from '../policy.ts';
import { Appraisal } from './appraisal.ts';
import { Appraiser } from './appraiser.ts';
import { FITTED } from './fitted.ts';

const appraiser = new Appraiser(
  Object.fromEntries(Object.entries(FITTED).map(([players, weights]) => [players, new Appraisal(weights)])),
);

/** The player of play-outs: fitted weights, fast, and as good as anything without search. */
export const seasoned: Policy = (draft, random, move) => appraiser.choose(draft, random, move);
