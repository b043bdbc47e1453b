import type { Action, Seat, View } from '@quando/rules';
import type { DecisionKind } from './decision-kind.ts';
import type { Estimated } from './estimate.ts';
import type { Likely } from './likely.ts';
import type { Mark } from './mark.ts';
import type { ReviewReason } from './reason.ts';

/** How one decision compares with everything else the seat could have done, by what it had seen. Plain data. */
export type ReviewedDecision = {
  readonly round: number;
  /** Its place among the round's actions. */
  readonly index: number;
  readonly seat: Seat;
  /** What the seat had seen. */
  readonly view: View;
  readonly action: Action;
  readonly kind: DecisionKind;
  /** One of every kind of action that was legal, always with the one that was chosen; best first. */
  readonly candidates: readonly ReviewedCandidate[];
  /** The chance to win that the chosen action lost beside the best one. */
  readonly loss: Estimated;
  readonly mark: Mark;
  /** Why the best action was better, the strongest reason first; empty without a mark. */
  readonly reasons: readonly ReviewReason[];
  readonly likely: Likely;
  /** The same moment with all cards open: for after the game, never used to judge. */
  readonly truth: View;
};

/** An action that was possible. */
export type ReviewedCandidate = {
  readonly action: Action;
  readonly isChosen: boolean;
  /** The chance to win the game. */
  readonly chance: number;
  /** How much less that is than with the best candidate: the error is that of the difference in the same worlds. */
  readonly behind: Estimated;
  /** The seat's points to be expected in this round. */
  readonly points: Estimated;
};
