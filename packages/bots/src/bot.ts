import type { Action, View } from '@quando/rules';
import type { Habit } from './person/habit.ts';

/** Decides from a view alone: the same view and options give the same action. */
export type Bot = (view: View, options: BotOptions) => Action;

export type BotOptions = {
  readonly seed: string | number;
  /** How the character likes to play; the Master and the yardsticks have no habits. */
  readonly habit?: Habit | 'none' | undefined;
  /** How many play-outs a searching bot may spend. */
  readonly playouts?: number;
  /** An additional time limit in milliseconds for live play, and the clock that measures it. */
  readonly limit?: { readonly milliseconds: number; readonly now: () => number };
};
