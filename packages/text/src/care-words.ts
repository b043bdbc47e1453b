/** What people can do about somebody who does not move, spoils the game or has lost their device. */
export type CareWords = {
  readonly nudge: (name: string) => string;
  /** Lets a computer play for somebody, at once or by a vote. */
  readonly replace: (name: string) => string;
  readonly vote: (name: string) => string;
  readonly question: (name: string) => string;
  readonly votes: (given: number, needed: number) => string;
  readonly unvote: string;
  readonly restore: (name: string) => string;
  /** A private link for somebody who has lost their device. */
  readonly newLink: (name: string) => string;
  readonly newLinkText: (name: string) => string;
  /** Somebody for whom the table waits: they take long, were nudged, and do not answer. */
  readonly isSlow: (name: string) => string;
  readonly isNudged: (name: string) => string;
  readonly noAnswer: (name: string) => string;
  /** The same to themselves. */
  readonly youNudged: string;
  readonly hereIAm: string;
  readonly youReplaced: string;
  /** Closes a question for now. */
  readonly later: string;
};
