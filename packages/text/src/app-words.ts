import type { Person } from './person.ts';

/** The texts of the app around the board: its screens, their controls, and its notices. */
export type AppWords = {
  readonly you: string;
  readonly back: string;
  readonly close: string;
  readonly menu: string;
  readonly language: string;
  /** The link to the privacy page. */
  readonly privacy: string;
  /** Looking at a game again. */
  readonly replay: string;
  readonly review: string;
  readonly start: StartWords;
  readonly setup: SetupWords;
  readonly games: GamesWords;
  readonly handover: HandoverWords;
  readonly game: GameWords;
  readonly reveal: RevealWords;
  readonly end: EndWords;
  readonly settings: SettingsWords;
  readonly help: HelpWords;
  readonly notices: NoticeWords;
  readonly lost: {
    readonly title: string;
    readonly text: string;
    readonly toStart: string;
    /** Why this copy of the app has no online tables. */
    readonly noServer: string;
  };
};

export type StartWords = {
  /** The page's title for search engines and tabs. */
  readonly title: string;
  readonly motto: string;
  readonly playNow: string;
  /** The fan of cards: its name as a button, and what it is for. */
  readonly turnCards: string;
  readonly turnHint: string;
  /** How long the tutorial takes. */
  readonly learnTime: string;
  /** Today's eight rounds. */
  readonly eight: string;
  /** How much of it has been played, for listeners. */
  readonly eightPlayed: (rounds: number) => string;
  /** The question of the day: before and after the answer, and the question itself. */
  readonly dayTitle: string;
  readonly dayAnswered: string;
  readonly dayQuestion: string;
  /** What stands below the number of days. */
  readonly daysInARow: (count: number) => string;
  /** What is one step deeper. */
  readonly more: string;
  readonly opponents: string;
  readonly opponentsHint: string;
  readonly pass: string;
  readonly passHint: string;
  /** The score sheet for people who play with real cards. */
  readonly sheet: string;
  readonly leagues: string;
  /** The question that the trainer asks. */
  readonly trainer: string;
  readonly learn: string;
  readonly rules: string;
  readonly together: string;
  readonly togetherHint: string;
  readonly tablesWait: (count: number) => string;
  readonly toDay: string;
  readonly toNight: string;
};

export type SetupWords = {
  readonly title: string;
  readonly who: string;
  readonly passWho: string;
  readonly person: string;
  readonly computer: (level: string) => string;
  readonly levels: Readonly<Record<'beginner' | 'casual' | 'sharp' | 'strong' | 'master', string>>;
  /** How each level plays, in a few words. */
  readonly levelHints: Readonly<Record<keyof SetupWords['levels'], string>>;
  /** What a character is known for, in a sentence. */
  readonly habits: Readonly<
    Record<
      'knocker' | 'waiter' | 'hoarder' | 'sweeper' | 'gambler' | 'counter' | 'none',
      (name: string) => string
    >
  >;
  /** The download of the best level: its progress and its failure. */
  readonly masterHint: string;
  readonly masterComing: string;
  readonly noMaster: string;
  readonly level: string;
  readonly addComputer: string;
  readonly addPerson: string;
  readonly change: (name: string) => string;
  /** The same for the reader's own seat. */
  readonly changeYou: string;
  readonly remove: (name: string) => string;
  readonly name: string;
  readonly avatar: string;
  readonly avatars: Readonly<Record<'round' | 'bean' | 'tall' | 'drop' | 'block' | 'cloud', string>>;
  readonly sameName: string;
  readonly target: string;
  readonly targetHint: string;
  readonly forTwo: string;
  readonly begin: (players: number) => string;
  /** The name of a person who has not entered one; counts from 1. */
  readonly nameless: (place: number) => string;
};

export type GamesWords = {
  readonly title: string;
  readonly back: string;
  readonly more: (count: number) => string;
  readonly none: string;
  readonly underWay: string;
  readonly finished: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly keep: string;
  /** Rounds count from 1. */
  readonly round: (round: number) => string;
  readonly turn: (who: Person) => string;
  readonly betweenRounds: string;
  readonly leads: (who: readonly Person[]) => string;
  readonly won: (who: readonly Person[]) => string;
};

export type HandoverWords = {
  readonly pass: (name: string) => string;
  readonly hidden: string;
  readonly iAm: (name: string) => string;
  readonly since: string;
  readonly toCards: string;
  readonly passOn: (name: string) => string;
};

export type GameWords = {
  readonly round: (round: number) => string;
  readonly target: (target: number) => string;
  /** The aim of a game that ends after so many rounds. */
  readonly rounds: (rounds: number) => string;
  /** Everybody's points by round. */
  readonly points: { readonly title: string; readonly total: string };
  readonly log: string;
  readonly logEmpty: string;
  /** Above what happened while the viewer had no connection. */
  readonly missed: string;
  readonly toTable: string;
  readonly toStart: string;
  readonly hurry: string;
  /** The button that asks for advice. */
  readonly hint: string;
  readonly opening: string;
  readonly gone: string;
  readonly goneText: string;
  readonly elsewhere: string;
  readonly elsewhereText: string;
  readonly playHere: string;
  readonly outOfDate: string;
  readonly notKept: string;
};

export type RevealWords = {
  readonly title: (round: number) => string;
  /** Turns all hands at once. */
  readonly faster: string;
  readonly again: string;
  readonly deal: (round: number) => string;
  readonly toResult: string;
  /** When a button can be used. */
  readonly later: string;
  /** Said to whoever still looks at the last hands: whose turn it is in the round that has begun. */
  readonly dealt: (who: Person, round: number) => string;
  readonly toGame: string;
  readonly total: string;
  readonly knocked: (who: Person) => string;
  readonly sum: string;
  readonly points: string;
  /** A hand that has just been turned, for screen readers. */
  /** A hand that has been turned: what its cards make. */
  readonly hand: (name: string, reckoning: string) => string;
  readonly lowestYet: string;
  /** Why a knock costs points, in as few words as possible. */
  readonly penalty: Readonly<Record<'knocker-tied' | 'knocker-beaten', string>>;
  /** What the knocker's sum must be. */
  readonly below: (sum: number) => string;
  /** Asked until the last hand is turned: whether a knocker is alone on the lowest sum. */
  readonly question: (who: Person) => string;
  readonly why: WhyWords;
  readonly knockRight: (who: Person) => string;
  readonly knockTied: (who: Person) => string;
  readonly knockBeaten: (who: Person) => string;
  readonly zeros: (who: Person) => string;
};

/** Why everybody got their points in a round, in whole sentences. */
export type WhyWords = {
  readonly zeros: (who: Person) => string;
  readonly lowest: (who: readonly Person[], sum: number) => string;
  /** Said of a knocker after the lowest sum was named. */
  readonly alone: (who: Person) => string;
  readonly tied: (who: Person, sum: number, points: number) => string;
  readonly beaten: (who: Person, sum: number, points: number) => string;
  readonly zero: (who: readonly Person[]) => string;
  /** Those whose sum counts. */
  readonly others: string;
};

export type EndWords = {
  readonly title: (rounds: number) => string;
  readonly won: (who: readonly Person[]) => string;
  readonly with: (points: number) => string;
  readonly withEach: (points: number) => string;
  readonly chart: string;
  readonly ends: (target: number) => string;
  readonly reached: (who: Person, target: number) => string;
  readonly round: string;
  readonly lastRound: string;
  readonly again: string;
  /** The choice after the first games: the help for one's memory, which was on, stays or goes. */
  readonly memoryHelp: Readonly<Record<'title' | 'text' | 'keep' | 'without' | 'kept' | 'gone', string>>;
};

export type SettingsWords = {
  readonly title: string;
  readonly groups: Readonly<Record<'room' | 'loud' | 'table' | 'hand', string>>;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'day' | 'night', string>>;
  readonly browserLanguage: string;
  readonly sounds: string;
  readonly speech: string;
  readonly speechHint: string;
  readonly vibration: string;
  readonly motion: string;
  readonly motions: Readonly<Record<'system' | 'full' | 'reduced', string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>;
  readonly confirmations: string;
  readonly confirmationsHint: string;
  readonly cardSize: string;
  readonly cardSizes: Readonly<Record<'normal' | 'large', string>>;
  readonly sortHand: string;
  readonly sortings: Readonly<Record<'number' | 'drawn', string>>;
  readonly botTalk: string;
  readonly botTalkHint: string;
  readonly leftHanded: string;
  readonly leftHandedHint: string;
  readonly memoryHelp: string;
  readonly memoryHelpHint: string;
};

/** What keys do at the table. */
export type KeyAction =
  'move' | 'select' | 'play' | 'takeUp' | 'turnOver' | 'zero' | 'knock' | 'pass' | 'clear' | 'log' | 'help';

export type HelpWords = {
  readonly title: string;
  /** The title where there is no keyboard. */
  readonly withoutKeys: string;
  readonly rules: string;
  readonly keys: string;
  readonly keysHint: string;
  readonly actions: Readonly<Record<KeyAction, string>>;
  /** Names of keys that are labelled with a word. */
  readonly keyNames: Readonly<Record<'escape' | 'arrows', string>>;
  /** Whose game it is: the authors, the graphics, the publisher. */
  readonly aboutTitle: string;
  readonly credits: string;
};

export type NoticeWords = {
  readonly install: string;
  readonly installNow: string;
  /** For Safari on an iPhone, where only the user can install an app: why, and the three steps. */
  readonly installByHand: { readonly why: string; readonly steps: readonly [string, string, string] };
  readonly later: string;
  readonly update: string;
  readonly updateNow: string;
  readonly understood: string;
  readonly damaged: string;
  readonly unavailable: string;
  readonly masterAway: string;
  readonly broken: string;
  /** A screen or a part of one could not be fetched. */
  readonly unloaded: string;
  readonly reload: string;
};
