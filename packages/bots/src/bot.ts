import type { Action, View } from '@quando/rules';

export type Level = 'beginner' | 'casual' | 'sharp' | 'strong';

/** The levels, weakest first. */
export const LEVELS: readonly Level[] = ['beginner', 'casual', 'sharp', 'strong'];

/** Somebody who decides from a view alone: the same view, seed and number of play-outs give the same action. */
export type Bot = (view: View, thought: Thought) => Action;

export type Thought = {
  readonly seed: string | number;
  /** How many play-outs a searching bot may spend. */
  readonly playouts?: number;
  /** A limit in milliseconds besides, for live play, and the clock that it is taken by. */
  readonly limit?: { readonly milliseconds: number; readonly now: () => number };
};
