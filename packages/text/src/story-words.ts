import type { CardNumber } from '@quando/rules';
import type { Person } from './person.ts';

/** The texts about a finished game: what was remarkable, and the results against each character. */
export type StoryWords = {
  readonly title: string;
  readonly reading: string;
  readonly failed: string;
  readonly retry: string;
  readonly bestKnock: {
    readonly title: string;
    /** With which sum, and how many points the others got together. */
    readonly text: (who: Person, sum: number, cost: number) => string;
  };
  readonly boldestTurn: {
    readonly title: string;
    /** A card was turned over while it was drawn: what everybody saw of it, and what was below. */
    readonly text: (who: Person, up: CardNumber, front: CardNumber) => string;
  };
  /** The round after which nobody was ahead of the winners any more. */
  readonly turningPoint: {
    readonly title: string;
    readonly before: (leaders: readonly Person[]) => string;
    readonly after: (winners: readonly Person[]) => string;
  };
  /** Instead of a turning point, if nobody was ever ahead of the winners. */
  readonly neverBehind: { readonly title: string; readonly text: (winners: readonly Person[]) => string };
  /** Who had to act for triplets most often. */
  readonly tripletTargets: {
    readonly title: string;
    readonly text: (who: readonly Person[], times: number) => string;
  };
  /** Shares a picture of it all. */
  readonly share: string;
  readonly rivals: {
    readonly title: string;
    /** What is counted. */
    readonly hint: string;
    readonly level: (games: number) => string;
  };
};
