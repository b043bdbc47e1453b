import type { CardNumber, Seat } from '@quando/rules';
import type { Reasons } from './reason.ts';

/** Why a decision was worse than the best one; chances are between 0 and 1, means are of numbers or points. */
export type ReviewReason =
  | { readonly code: 'wins-more'; readonly gain: number }
  | { readonly code: 'costs-points'; readonly points: number }
  | { readonly code: 'knocked-too-early'; readonly alone: number; readonly gain: number }
  | { readonly code: 'rival'; readonly seat: Seat; readonly cards: number; readonly chance: number }
  | { readonly code: 'costly-knock'; readonly sum: number; readonly cost: number }
  | { readonly code: 'zeros-near'; readonly zeros: number; readonly others: number }
  | { readonly code: 'missed-knock'; readonly sum: number; readonly alone: number }
  | { readonly code: 'they-catch-up'; readonly seat: Seat; readonly cards: number }
  | { readonly code: 'missed-only-zeros' | 'refused-zero' }
  | { readonly code: 'threw-away-zero'; readonly zeros: number }
  | { readonly code: 'took-known-high'; readonly taken: CardNumber; readonly other: CardNumber }
  | { readonly code: 'took-unseen'; readonly up: CardNumber; readonly mean: number; readonly worse: number }
  | { readonly code: 'took-high'; readonly up: CardNumber; readonly mean: number; readonly better: number }
  | { readonly code: 'refused-match' | 'broke-triplet'; readonly number: CardNumber; readonly held: number }
  | {
      readonly code: 'refused-straight' | 'broke-straight' | 'spoiled-straight';
      readonly lowest: CardNumber;
      readonly number: CardNumber;
    }
  | { readonly code: 'broke-pair' | 'spoiled-triplet' | 'spoiled-pair'; readonly number: CardNumber }
  | { readonly code: 'kept-triplet'; readonly number: CardNumber; readonly others: number }
  | { readonly code: 'kept-straight'; readonly lowest: CardNumber; readonly sum: number }
  | { readonly code: 'kept-pair'; readonly number: CardNumber; readonly sum: number }
  | { readonly code: 'shed-less'; readonly shed: number; readonly possible: number }
  | { readonly code: 'played-fewer'; readonly cards: number; readonly possible: number }
  | { readonly code: 'turned-wrong-zero'; readonly back: CardNumber; readonly other: CardNumber }
  | {
      readonly code: 'turned-known-high' | 'turned-unseen-zero';
      readonly back: CardNumber;
      readonly mean: number;
    }
  | { readonly code: 'passed'; readonly sum: number; readonly left: number }
  | { readonly code: 'should-have-passed'; readonly sum: number; readonly later: number };

/** The sentences of a review that say why something was better. */
export type ReviewReasonWords = { readonly reasons: Reasons<ReviewReason> };
