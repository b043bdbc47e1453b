/** The texts of a replay; rounds, steps, lines, players and games count from 1. */
export type ReplayWords = {
  readonly title: string;
  readonly reading: string;
  readonly list: {
    readonly hint: string;
    readonly file: string;
    readonly link: string;
    readonly open: string;
    readonly kept: string;
    readonly inFile: string;
    readonly game: (number: number, players: number, target: number) => string;
    readonly none: string;
  };
  readonly refusals: {
    readonly line: (line: number, why: string) => string;
    readonly noSuchGame: string;
    readonly notYours: string;
    /** Of an online table: it is still played, or another one with the same cards is. */
    readonly notOver: string;
    readonly unreachable: string;
    /** Something went wrong while it was read. */
    readonly unreadable: string;
  };
  /** Somebody whose name is not known. */
  readonly player: (number: number) => string;
  readonly eyes: {
    readonly label: string;
    readonly mine: string;
    readonly of: (name: string) => string;
    readonly watcher: string;
    readonly open: string;
  };
  readonly place: (round: number, step: number) => string;
  readonly track: string;
  readonly upToHere: string;
  readonly loud: Readonly<Record<'knock' | 'triplet' | 'zeros', string>>;
  readonly controls: {
    readonly back: string;
    readonly on: string;
    readonly play: string;
    readonly pause: string;
    readonly mineBefore: string;
    readonly mineAfter: string;
    readonly roundBefore: string;
    readonly roundAfter: string;
    readonly mistake: string;
    readonly speed: (factor: string) => string;
  };
  readonly whatIf: {
    readonly open: string;
    readonly text: string;
    readonly trueCards: string;
    readonly trueText: string;
    readonly otherCards: string;
    readonly otherText: string;
    /** Why there are only other cards, and why there is nothing yet. */
    readonly underWay: string;
    readonly later: string;
    readonly back: string;
    readonly failed: string;
    readonly branches: string;
  };
  readonly share: {
    readonly open: string;
    readonly hint: string;
    readonly names: string;
    readonly moment: string;
    readonly code: string;
    readonly making: string;
  };
};
