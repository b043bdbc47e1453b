/** Why a round of a score sheet, or a file of sheets, cannot be accepted. */
export type SheetRefusalCode =
  | 'missing'
  | 'no-cards'
  | 'nobody-ended'
  | 'zeros-with-sum'
  | 'knocker-zeros'
  | 'zero-elsewhere'
  | 'second-knocker'
  | 'second-zeros'
  | 'too-many-cards'
  | 'too-high-sums';

export type SheetFileRefusalCode = 'not-json' | 'not-ours' | 'newer-version' | 'damaged';

/** Failures to store sheets. */
export type SheetTroubleCode = 'store-damaged' | 'store-unavailable' | 'not-stored' | 'out-of-date';

/** The texts of the score sheet for real cards. */
export type SheetWords = {
  readonly title: string;
  readonly until: (target: number) => string;
  readonly list: SheetListWords;
  readonly setup: SheetSetupWords;
  readonly page: SheetPageWords;
  readonly roundForm: RoundFormWords;
  /** The name is that of the player concerned. */
  readonly refusals: Readonly<Record<SheetRefusalCode, (name: string) => string>>;
  readonly fileRefusals: Readonly<Record<SheetFileRefusalCode, string>>;
  readonly helper: TableHelperWords;
  readonly statistics: SheetStatisticsWords;
  readonly troubles: Readonly<Record<SheetTroubleCode, string>>;
  /** The columns of a spreadsheet file, in order. */
  readonly columns: readonly [
    group: string,
    date: string,
    game: string,
    round: string,
    dealer: string,
    player: string,
    sum: string,
    knocked: string,
    zeros: string,
    points: string,
    total: string,
  ];
};

export type SheetListWords = {
  readonly intro: string;
  readonly begin: string;
  readonly notBegun: string;
  readonly rounds: (count: number) => string;
  readonly remove: string;
  readonly removeSure: string;
  readonly keep: string;
  readonly files: string;
  readonly filesHint: string;
  readonly save: string;
  readonly saveForSpreadsheets: string;
  readonly readIn: string;
  readonly wasReadIn: (added: number, renewed: number, known: number) => string;
};

export type SheetSetupWords = {
  readonly title: string;
  readonly who: string;
  readonly order: string;
  readonly known: string;
  readonly newGroup: string;
  readonly player: (place: number) => string;
  readonly add: string;
  readonly addKnown: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly moveUp: (name: string) => string;
  readonly otherAvatar: (name: string) => string;
  readonly group: string;
  readonly groupHint: string;
  readonly target: string;
  readonly targetHint: string;
  readonly otherTarget: string;
  readonly points: string;
  readonly dealer: string;
  readonly random: string;
  readonly begin: string;
  readonly noTarget: (most: number) => string;
};

export type SheetPageWords = {
  readonly deals: (dealer: string, starter: string) => string;
  readonly dealer: string;
  readonly enter: (round: number) => string;
  readonly why: (round: number) => string;
  readonly showWhy: (round: number) => string;
  readonly correct: string;
  readonly undo: string;
  readonly helper: string;
  readonly total: string;
  readonly sumAndPoints: (sum: number, points: string) => string;
  readonly knocked: string;
  readonly zeros: string;
  readonly surplus: (count: number) => string;
  readonly again: string;
  readonly picture: string;
  readonly gone: string;
  readonly goneText: string;
  readonly all: string;
};

export type RoundFormWords = {
  readonly handOf: (name: string) => string;
  readonly tapCards: string;
  readonly typeSum: string;
  readonly inputMode: string;
  readonly cards: string;
  readonly sum: string;
  readonly knocked: string;
  readonly zeros: string;
  readonly erase: string;
  readonly clear: string;
  readonly next: (name: string) => string;
  readonly finish: string;
  readonly correcting: (round: number) => string;
  /** The effect of a knock; `sum` is the knocker's. */
  readonly stake: (sum: number, paid: number) => string;
  readonly sumIs: (sum: number) => string;
  readonly nothingYet: string;
  readonly cellOf: (name: string, sum: string) => string;
};

export type TableHelperWords = {
  readonly title: string;
  readonly turn: (name: string) => string;
  readonly play: string;
  readonly draw: string;
  readonly drawn: (next: string) => string;
  readonly triplet: string;
  /** The announcement, as it is spoken. */
  readonly tripletCall: string;
  readonly tripletActs: (names: string) => string;
  readonly knock: string;
  readonly knockCall: (name: string) => string;
  readonly lastTurns: (names: string) => string;
  readonly passes: string;
  readonly zeros: string;
  readonly count: string;
  readonly restart: string;
};

export type SheetStatisticsWords = {
  readonly title: string;
  readonly everybody: string;
  readonly group: string;
  readonly none: string;
  readonly games: string;
  readonly wins: string;
  readonly average: string;
  readonly knocks: string;
  readonly goodKnocks: string;
  readonly zeros: string;
  readonly nothing: string;
};
