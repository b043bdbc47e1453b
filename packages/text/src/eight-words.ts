/** How a round compares with par, in quarters of a disc. */
type Quarters = 0 | 1 | 2 | 3 | 4;

/** The texts of the daily eight, and of the eights of a week and of a link. */
export type EightWords = {
  readonly title: string;
  readonly weekTitle: string;
  readonly clubTitle: string;
  readonly intro: string;
  readonly clubIntro: string;
  readonly weekIntro: (players: number) => string;
  /** What the discs mean. */
  readonly legend: { readonly fewer: string; readonly par: string; readonly more: string };
  /** The discs for screen readers. */
  readonly discs: Readonly<Record<Quarters, string>>;
  readonly disc: (round: number, disc: string) => string;
  readonly discNext: (round: number) => string;
  /** After so many rounds; `over` counts the points more than par. */
  readonly soFar: (rounds: number, over: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly deal: (round: number) => string;
  readonly goOn: (round: number) => string;
  readonly round: (round: number) => string;
  /** After a round. */
  readonly headline: (over: number) => string;
  readonly you: string;
  readonly master: string;
  readonly masterHint: string;
  readonly masterPlays: string;
  readonly points: (points: number) => string;
  readonly together: string;
  readonly sums: (points: number, par: number) => string;
  /** `13 under par`, also in shared text. */
  readonly verdict: (over: number) => string;
  readonly toResult: string;
  readonly summary: (points: number, par: number) => string;
  readonly fewerPoints: string;
  readonly morePoints: string;
  readonly par: string;
  readonly costliest: (round: number) => string;
  readonly masterWay: string;
  readonly givesNothingAway: string;
  /** Offline nobody checks. */
  readonly onHonour: string;
  readonly notCounted: string;
  readonly nextIn: (hours: number, minutes: number) => string;
  readonly again: string;
  readonly share: string;
  readonly sharePicture: string;
  readonly copied: string;
  readonly sameCards: string;
  /** Above the discs of the picture; the date is in words. */
  readonly pictured: (date: string) => string;
  readonly ahead: string;
  readonly noMaster: string;
  /** The storage of this device has failed, or is full. */
  readonly notSaved: string;
  readonly tryAgain: string;
  /** Eights that a server deals and keeps. */
  readonly ranked: {
    readonly label: string;
    /** Leads to it, and back to the eight of this device. */
    readonly offer: string;
    readonly onHonour: string;
    readonly finished: (people: number, mean: number | undefined) => string;
    readonly betterThan: (percent: number) => string;
    /** The columns of the results of a link. */
    readonly name: string;
    readonly sum: string;
    /** Somebody who has deleted their name. */
    readonly nameless: string;
    readonly secretLater: (when: string) => string;
    readonly secretIs: string;
    readonly kept: string;
    readonly broken: string;
    readonly isVoid: string;
    readonly refusals: Readonly<Record<'over' | 'full' | 'too-many' | 'unreachable', string>>;
  };
  readonly calendar: EightCalendarWords;
  readonly comparison: EightComparisonWords;
  readonly weeks: {
    readonly title: string;
    readonly hint: string;
    readonly players: (players: number) => string;
  };
  readonly club: {
    readonly title: string;
    readonly hint: string;
    readonly make: string;
    readonly invite: string;
    readonly invitation: string;
    readonly fault: string;
  };
};

export type EightCalendarWords = {
  readonly title: string;
  readonly daysInARow: (days: number) => string;
  readonly restDays: string;
  readonly newRow: string;
  readonly noneYet: string;
  readonly earlier: string;
  readonly later: string;
  readonly today: string;
  readonly rest: string;
  readonly open: string;
  readonly trend: string;
  readonly mean: (over: number) => string;
  readonly pastHint: string;
  readonly play: (day: string) => string;
  readonly look: (day: string) => string;
};

export type EightComparisonWords = {
  readonly title: string;
  readonly dealt: string;
  readonly hand: string;
  readonly verbs: Readonly<Record<'play' | 'draw' | 'flip' | 'knock' | 'pass', string>>;
  readonly drew: Readonly<Record<'up' | 'down', string>>;
  /** Cards by their numbers, for screen readers. */
  readonly cards: (numbers: string) => string;
  readonly over: string;
  readonly replayOwn: string;
  readonly replayMaster: string;
  readonly review: string;
};
