import type { CardNumber } from '@quando/rules';
import type { Reasons } from './reason.ts';

/** The reason for a piece of advice; chances are between 0 and 1. */
export type HintReason =
  | { readonly code: 'only-choice' | 'only-zeros' | 'least-harm' }
  | { readonly code: 'knock-now' | 'wait'; readonly aloneLowest: number; readonly sum: number }
  | {
      readonly code: 'triplet' | 'hold-for-triplet' | 'keeps-shape' | 'makes-straight';
      readonly number: CardNumber;
    }
  | { readonly code: 'sheds-most'; readonly sum: number; readonly cards: number }
  | { readonly code: 'completes'; readonly number: CardNumber; readonly held: number }
  | { readonly code: 'remembered'; readonly number: CardNumber; readonly other: CardNumber }
  | { readonly code: 'low-side' | 'better-unseen'; readonly number: CardNumber; readonly other: number }
  | { readonly code: 'stand-pat'; readonly sum: number };

/** The texts of the advice. */
export type HintWords = {
  readonly title: string;
  readonly thinking: string;
  /** A zero to turn over: its back, if the player has seen it. */
  readonly flip: (back: CardNumber | 'hidden') => string;
  /** Chooses the advised cards in the hand. */
  readonly choose: string;
  /** How many points better the best action is than the next one. */
  readonly ahead: (points: number) => string;
  readonly nearlyEven: string;
  /** The source of the advice. */
  readonly source: string;
  readonly reasons: Reasons<HintReason>;
};
