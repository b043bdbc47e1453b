import type { GameSummary, LuckReport, ReviewedDecision } from '@quando/bots';
import type { Seat } from '@quando/rules';

export type {
  DecidingMoment,
  DecisionKind,
  GameSummary,
  Likely,
  LuckAccount,
  LuckReport,
  Mark,
  Moment,
  ReviewedCandidate,
} from '@quando/bots';

/** Asks for the review of a seat of the game in a code (docs/game-link.md). */
export type ReviewQuestion = { readonly code: string; readonly seat: Seat };

/** What the worker tells while it reviews a game; the last answer is the whole review, or why there is none. */
export type ReviewAnswer =
  | { readonly type: 'begun'; readonly decisions: number }
  | { readonly type: 'reviewed'; readonly decision: ToldDecision }
  | { readonly type: 'done'; readonly review: GameReview }
  | { readonly type: 'refused'; readonly why: ReviewRefusal };

/** The nets cannot be had now, the game is none that can be reviewed, or the review went wrong. */
export type ReviewRefusal = 'no-nets' | 'no-game' | 'failed';

/** A decision without its cards: the page asks for those that it shows, and for the true ones only when a person does. */
export type ToldDecision = Omit<ReviewedDecision, 'view' | 'truth'>;

/** The review of one seat of a finished game. */
export type GameReview = {
  readonly seat: Seat;
  readonly decisions: readonly ToldDecision[];
  readonly summary: GameSummary;
  /** What was luck, what was skill, and how sure that is. */
  readonly luck: LuckReport;
};
