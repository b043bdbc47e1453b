import type { TurnOptions } from './catalogue.ts';

/** What can be typed besides positions of cards; the keys are the same in every language. */
export type TerminalCommand = 'up' | 'down' | 'knock' | 'pass' | 'help' | 'rules' | 'log' | 'scores' | 'quit';

/** Texts of the terminal only: the game's screen, its help, and a record as text. */
export type TerminalWords = {
  readonly welcome: (players: number, target: number) => string;
  /** Rounds count from 1. */
  readonly heading: (round: number, target: number) => string;
  readonly you: string;
  readonly hand: string;
  readonly drawPile: string;
  readonly discardPile: string;
  readonly empty: string;
  /** Labels the backs of the player's own cards that the player has seen. */
  readonly seenBacks: string;
  readonly knocked: string;
  readonly roundResult: (round: number) => string;
  readonly finalResult: string;
  readonly sum: (sum: number) => string;
  readonly total: (points: number) => string;
  /** What to type, for each choice. */
  readonly keys: Readonly<Record<TurnOptions | 'next', string>>;
  readonly notUnderstood: string;
  readonly noSuchPlace: (place: string, last: number) => string;
  readonly goodbye: string;
  readonly help: readonly string[];
  readonly rules: readonly string[];
  /** Words accepted in addition to the keys, in lower case. */
  readonly words: Readonly<Record<TerminalCommand, readonly string[]>>;
  /** The name of a seat in a record; counts from 0, as there. */
  readonly seat: (seat: number) => string;
  readonly unfinished: string;
  readonly review: TerminalReviewWords;
};

/** The texts of a review; chances are percentages, rounds count from 1. */
type TerminalReviewWords = {
  readonly title: (game: number, seat: string) => string;
  readonly decision: (round: number, hand: string) => string;
  readonly marks: Readonly<Record<'inaccuracy' | 'mistake' | 'blunder' | 'unclear', string>>;
  readonly actions: Readonly<Record<'up' | 'down' | 'flip' | 'knock' | 'pass', string>>;
  /** Labels what was done, and what would have been better. */
  readonly done: string;
  readonly better: string;
  readonly loss: (points: string, error: string) => string;
  readonly nothing: string;
};
