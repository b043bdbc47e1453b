import type { Action, View } from '@quando/rules';

export type Level = 'beginner' | 'casual' | 'sharp' | 'strong';

/** The levels that are code and nothing else, weakest first. */
export const LEVELS: readonly Level[] = ['beginner', 'casual', 'sharp', 'strong'];

/** What can sit on a seat: the master, too, whose net has to be loaded. */
export type SeatLevel = Level | 'master';

/** All levels, weakest first. */
export const SEAT_LEVELS: readonly SeatLevel[] = [...LEVELS, 'master'];

/** Somebody who decides from a view alone: the same view, seed and number of play-outs give the same action. */
export type Bot = (view: View, thought: Thought) => Action;

export type Thought = {
  readonly seed: string | number;
  /** How many play-outs a searching bot may spend. */
  readonly playouts?: number;
  /** A limit in milliseconds besides, for live play, and the clock that it is taken by. */
  readonly limit?: { readonly milliseconds: number; readonly now: () => number };
};
