import type { Seat } from '@quando/rules';
import type { Reasons } from './reason.ts';

/** The answer to the question whether to knock. */
export type KnockAnswer = 'knock' | 'wait';

/** Why to knock or to play on. */
export type KnockReason =
  | { readonly code: 'even' | 'surely-lowest'; readonly sum: number }
  | { readonly code: 'they-catch-up' | 'rival'; readonly seat: Seat; readonly cards: number }
  | { readonly code: 'small-risk' | 'risky'; readonly cost: number }
  | { readonly code: 'zeros-near'; readonly zeros: number; readonly others: number }
  | { readonly code: 'one-of-many'; readonly others: number }
  | { readonly code: 'gets-better'; readonly sum: number; readonly later: number };

/** The texts of the trainer: would you knock here? */
export type TrainerWords = {
  readonly title: string;
  readonly question: string;
  readonly finding: string;
  readonly playOn: string;
  readonly today: string;
  readonly todayDone: string;
  /** How far apart the answers to a day's question are at most: one point. */
  readonly todayClose: string;
  readonly share: string;
  readonly copied: string;
  /** What is shared: the question and the days in a row, never the answer. */
  readonly shareText: (date: string, days: number) => string;
  readonly more: string;
  readonly next: string;
  readonly toTable: string;
  readonly toResult: string;
  readonly verdict: {
    readonly right: Readonly<Record<KnockAnswer, string>>;
    readonly wrong: Readonly<Record<KnockAnswer, string>>;
    readonly even: string;
    /** The texts shown after the answer. */
    readonly givenAway: (points: number) => string;
  };
  readonly answered: Readonly<Record<KnockAnswer, string>>;
  readonly alone: string;
  readonly costs: Readonly<Record<KnockAnswer, string>>;
  /** The first action when playing on. */
  readonly playing: string;
  readonly points: (points: number) => string;
  readonly percent: (share: number) => string;
  /** The margin of error of the mean. */
  readonly give: (error: string) => string;
  readonly source: (times: number) => string;
  readonly reasons: Reasons<KnockReason>;
  readonly streak: (count: number) => string;
  readonly actualGame: ActualGameWords;
  readonly history: HistoryWords;
};

/** How the game continued. */
export type ActualGameWords = {
  readonly show: string;
  readonly title: string;
  readonly warning: string;
  readonly moment: string;
  readonly realGame: Readonly<Record<KnockAnswer, string>>;
  readonly ending: string;
};

/** How good the player's judgement is. */
export type HistoryWords = {
  readonly title: string;
  readonly empty: string;
  readonly right: string;
  readonly ofAll: (right: number, all: number) => string;
  readonly streak: string;
  readonly best: string;
  readonly days: string;
  readonly givenAway: string;
  readonly latest: string;
  readonly latestMark: Readonly<Record<'right' | 'wrong', string>>;
  readonly chart: string;
  readonly chartHint: string;
  /** A bar: a range of chances, and how often the answer was to knock. */
  readonly bar: (from: string, to: string, knocks: number, all: number) => string;
  readonly noBar: (from: string, to: string) => string;
  readonly chance: string;
  readonly forget: string;
  readonly forgetSure: string;
  readonly keep: string;
};
