import type { CardNumber, Seat } from '@quando/rules';

/**
 * Why an action was worse than the best one, with the numbers that carry it; the text package has the wording. Chances are
 * between 0 and 1 and come from the worlds that the seat could believe in; everything else stands in its view.
 */
export type ReviewReason =
  /** What the best action wins more often, and what it costs less in this round; true of every marked decision. */
  | { readonly code: 'wins-more'; readonly gain: number }
  | { readonly code: 'costs-points'; readonly points: number }
  // A knock that was too early.
  | { readonly code: 'knocked-too-early'; readonly alone: number; readonly gain: number }
  | { readonly code: 'rival'; readonly seat: Seat; readonly cards: number; readonly chance: number }
  | { readonly code: 'costly-knock'; readonly sum: number; readonly cost: number }
  | { readonly code: 'zeros-near'; readonly zeros: number; readonly others: number }
  // A knock that was missed.
  | { readonly code: 'missed-knock'; readonly sum: number; readonly alone: number }
  | { readonly code: 'they-catch-up'; readonly seat: Seat; readonly cards: number }
  // Zeros.
  | { readonly code: 'missed-only-zeros' }
  | { readonly code: 'threw-away-zero'; readonly zeros: number }
  // Which side to draw.
  | { readonly code: 'took-known-high'; readonly taken: CardNumber; readonly other: CardNumber }
  | { readonly code: 'took-unseen'; readonly up: CardNumber; readonly mean: number; readonly worse: number }
  | { readonly code: 'took-high'; readonly up: CardNumber; readonly mean: number; readonly better: number }
  | { readonly code: 'refused-zero' }
  | { readonly code: 'refused-match'; readonly number: CardNumber; readonly held: number }
  | { readonly code: 'refused-straight'; readonly lowest: CardNumber; readonly number: CardNumber }
  // What to play.
  | { readonly code: 'broke-triplet'; readonly number: CardNumber; readonly held: number }
  | { readonly code: 'broke-pair'; readonly number: CardNumber }
  | { readonly code: 'broke-straight'; readonly lowest: CardNumber; readonly number: CardNumber }
  | { readonly code: 'kept-triplet'; readonly number: CardNumber; readonly others: number }
  | { readonly code: 'kept-straight'; readonly lowest: CardNumber; readonly sum: number }
  | { readonly code: 'kept-pair'; readonly number: CardNumber; readonly sum: number }
  | { readonly code: 'spoiled-triplet'; readonly number: CardNumber }
  | { readonly code: 'spoiled-straight'; readonly lowest: CardNumber; readonly number: CardNumber }
  | { readonly code: 'spoiled-pair'; readonly number: CardNumber }
  | { readonly code: 'shed-less'; readonly shed: number; readonly possible: number }
  | { readonly code: 'played-fewer'; readonly cards: number; readonly possible: number }
  // Which zero to turn over.
  | { readonly code: 'turned-wrong-zero'; readonly back: CardNumber; readonly other: CardNumber }
  | { readonly code: 'turned-known-high'; readonly back: CardNumber; readonly mean: number }
  | { readonly code: 'turned-unseen-zero'; readonly back: CardNumber; readonly mean: number }
  // The last round.
  | { readonly code: 'passed'; readonly sum: number; readonly left: number }
  | { readonly code: 'should-have-passed'; readonly sum: number; readonly later: number };
