import type { Person } from './person.ts';

/**
 * The texts of a review, of the questions from own games and of the trend. Chances and what was lost of them are numbers of
 * games in 100; rounds, decisions and questions count from 1.
 */
export type ReviewPageWords = {
  readonly title: string;
  readonly reading: string;
  readonly running: {
    readonly title: string;
    readonly hint: string;
    readonly progress: (done: number, all: number) => string;
    readonly preparing: string;
    readonly stop: string;
    readonly stopped: string;
    readonly goOn: string;
  };
  readonly refusals: {
    readonly notOver: string;
    readonly noNets: string;
    readonly failed: string;
    readonly retry: string;
  };
  /** Whose decisions are reviewed. */
  readonly whose: string;
  readonly marks: Readonly<Record<ReviewMark, string>>;
  readonly noDifference: string;
  readonly unclear: string;
  /** "Round 3, turn 17": a decision in its round. */
  readonly place: (round: number, step: number) => string;
  readonly plusMinus: (error: string) => string;
  readonly summary: SummaryWords;
  readonly luck: LuckWords;
  readonly decision: DecisionWords;
  readonly learn: LearnWords;
  readonly trend: TrendWords;
};

export type ReviewMark = 'none' | 'inaccuracy' | 'mistake' | 'blunder' | 'unclear';

/** What a decision was about. */
export type ReviewKind = 'play' | 'draw' | 'knock' | 'flip' | 'last-round';

type SummaryWords = {
  readonly chance: string;
  /** The line of the reviewed player. */
  readonly line: (person: Person) => string;
  /** A heading of a column: after a round. */
  readonly afterRound: string;
  readonly start: string;
  readonly moments: string;
  readonly deal: string;
  readonly drawShowed: (sentence: string) => string;
  readonly kinds: string;
  readonly kindsHint: string;
  readonly kind: Readonly<Record<ReviewKind, string>>;
  readonly players: string;
  readonly luck: string;
  readonly choices: string;
  readonly points: string;
  readonly marked: string;
  readonly nothing: string;
  readonly all: (count: number) => string;
  readonly replay: string;
  readonly share: string;
};

/** The account of luck: what made a result. */
type LuckWords = {
  readonly title: string;
  readonly hint: (person: Person) => string;
  readonly luck: string;
  readonly skill: string;
  readonly deals: string;
  readonly draws: string;
  readonly own: (person: Person) => string;
  readonly others: string;
  readonly share: string;
  readonly result: string;
  /** The two parts of somebody's choices: what could be known at the time, and what could not be seen. */
  readonly split: (person: Person, known: string, unseen: string) => string;
};

type DecisionWords = {
  readonly knew: (person: Person) => string;
  readonly likely: string;
  readonly truth: string;
  readonly held: (person: Person, sum: number) => string;
  readonly could: string;
  readonly wins: string;
  readonly best: string;
  readonly chosen: (person: Person) => string;
  readonly more: (count: number) => string;
  /** A candidate for a screen reader. */
  readonly candidate: (action: string, wins: number, fewer: number, error: number) => string;
  readonly roundPoints: (points: number) => string;
  /** Before sentences that say "you" to somebody else than the reader. */
  readonly saidTo: (name: string) => string;
  readonly only: string;
  readonly playOn: string;
  readonly next: string;
  readonly before: string;
  readonly of: (number: number, all: number) => string;
  readonly toSummary: string;
  readonly alone: (times: number) => string;
  readonly sums: string;
  readonly inHundred: string;
  /** How often somebody's sum is not more than the own one. */
  readonly notMore: (name: string, times: number) => string;
  readonly fronts: (name: string) => string;
  readonly under: string;
  readonly mostLikely: (number: number, times: number) => string;
};

type LearnWords = {
  readonly title: string;
  readonly open: (count: number) => string;
  readonly question: string;
  readonly progress: (number: number, all: number) => string;
  readonly from: (date: string) => string;
  readonly other: string;
  readonly skip: string;
  readonly right: string;
  readonly asGood: string;
  readonly wrong: (action: string) => string;
  readonly once: string;
  readonly now: string;
  readonly thenAndNow: string;
  readonly why: string;
  readonly next: string;
  readonly finish: string;
  readonly done: string;
  readonly again: string;
  readonly empty: string;
  readonly toTrend: string;
};

type TrendWords = {
  readonly title: string;
  readonly given: string;
  readonly hint: string;
  readonly perRound: string;
  readonly latest: string;
  readonly games: (count: number) => string;
  readonly byKind: string;
  readonly game: string;
  readonly saveTable: string;
  readonly saveData: string;
  readonly erase: string;
  readonly eraseSure: string;
  readonly keep: string;
  readonly empty: string;
};
