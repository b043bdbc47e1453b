import type { Assist } from '@quando/protocol';
import type { CardNumber } from '@quando/rules';

/** The texts about head starts and levels of help. */
export type HandicapWords = {
  readonly title: string;
  /** What it is for, under the link to it. */
  readonly about: string;
  readonly asYouAre: string;
  readonly withHelp: string;
  readonly perHundred: string;
  /** How many games of a hundred somebody wins, for listeners. */
  readonly wins: (name: string, games: number) => string;
  /** Why there are no chances yet. */
  readonly unknown: string;
  /** Whose strength nobody knows yet; `names` is a list. */
  readonly assumed: (names: string) => string;
  /** The name of it, in a table. */
  readonly headStart: string;
  readonly noHeadStart: string;
  /** How many points a seat has free. */
  readonly free: (points: number) => string;
  readonly less: (name: string) => string;
  readonly more: (name: string) => string;
  /** The level of help of a seat, for listeners. */
  readonly help: (name: string, level: string) => string;
  readonly assists: Readonly<Record<Assist, string>>;
  readonly propose: string;
  readonly without: string;
  readonly done: string;
  /** At the end: the total of the rounds, and what was free. */
  readonly reckoning: (total: number, free: number) => string;
  /** How the winner is found. */
  readonly netWins: string;
  readonly unrated: string;
  readonly hintsLeft: (hints: number) => string;
  readonly board: AssistWords;
};

/** What help says on the board. */
export type AssistWords = {
  /** How the sides of the pile compare with the up side. */
  readonly pile: Readonly<Record<'lower' | 'half' | 'higher', string>>;
  /** The same for listeners, with the number on top. */
  readonly pileFor: (up: number, phrase: string) => string;
  readonly maybeZero: string;
  readonly behind: (number: CardNumber) => string;
  readonly likely: (numbers: readonly CardNumber[]) => string;
  readonly why: string;
  /** Opens the bars of a card. */
  readonly look: (number: CardNumber) => string;
  /** How likely a number is, for listeners. */
  readonly bar: (number: CardNumber, inTen: number) => string;
};
