import type { Action, View } from '@quando/rules';

/** Decides from a view alone: the same view, seed and number of play-outs give the same action. */
export type Bot = (view: View, options: BotOptions) => Action;

export type BotOptions = {
  readonly seed: string | number;
  /** How many play-outs a searching bot may spend. */
  readonly playouts?: number;
  /** An additional time limit in milliseconds for live play, and the clock that measures it. */
  readonly limit?: { readonly milliseconds: number; readonly now: () => number };
};
