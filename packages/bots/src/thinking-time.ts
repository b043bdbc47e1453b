import { below, legalActions, seededRandom, type View } from '@quando/rules';
import type { BotLevel } from './level.ts';

/** Milliseconds for a decision, and for each further possible action, by level. */
const PACE: Readonly<Record<BotLevel, { readonly base: number; readonly each: number }>> = {
  beginner: { base: 900, each: 60 },
  casual: { base: 700, each: 50 },
  sharp: { base: 600, each: 45 },
  strong: { base: 650, each: 55 },
  master: { base: 600, each: 50 },
};

const LONGEST = 2600;

/**
 * How long a bot should seem to think, in milliseconds: longer where there is more to choose and where a knock is
 * possible, a little different with every seed. Tables wait so long, unless the people want to skip it.
 */
export function thinkingTime(view: View, level: BotLevel, seed: string | number): number {
  const actions = legalActions(view);
  if (actions.length <= 1) return PACE[level].base / 2;
  const { base, each } = PACE[level];
  const knock = actions.some(({ type }) => type === 'knock') ? 400 : 0;
  const wobble = (75 + below(seededRandom(seed), 51)) / 100;
  return Math.round(Math.min(LONGEST, (base + each * Math.min(actions.length, 20) + knock) * wobble));
}
