import type { Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { GameReview } from '../offline/review/review-message.ts';

/** Grows whenever reviews change so that earlier ones are no longer readable or comparable. */
export const REVIEW_VERSION = 1;

/** A review as this device keeps it: with its game, which the code contains, and who played. */
export type KeptReview = {
  readonly version: number;
  /** The game, without names (docs/game-link.md). */
  readonly code: string;
  readonly seat: Seat;
  /** Whether the seat is that of the device's owner; only then does it count for the trend and for questions. */
  readonly isOwn: boolean;
  readonly sitters: readonly Sitter[];
  /** When the review was made. */
  readonly at: number;
  readonly review: GameReview;
};
