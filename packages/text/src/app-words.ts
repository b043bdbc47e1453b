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
  readonly lost: { readonly title: string; readonly text: string; readonly toStart: string };
};

export type StartWords = {
  /** The page's title for search engines and tabs. */
  readonly title: string;
  readonly motto: string;
  readonly playNow: string;
  readonly against: (names: string) => string;
  readonly opponents: string;
  readonly opponentsHint: string;
  readonly pass: string;
  readonly passHint: string;
  /** The score sheet for people who play with real cards. */
  readonly sheet: string;
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
  /** The download of the best level: its progress and its failure. */
  readonly masterHint: string;
  readonly masterComing: string;
  readonly noMaster: string;
  readonly level: string;
  readonly addComputer: string;
  readonly addPerson: string;
  readonly change: (name: string) => string;
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
  readonly log: string;
  readonly logEmpty: string;
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
  readonly skip: string;
  readonly again: string;
  readonly deal: (round: number) => string;
  readonly toResult: string;
  readonly totals: string;
  readonly knocked: string;
  readonly sum: string;
  readonly knockRight: (who: Person) => string;
  readonly knockTied: (who: Person) => string;
  readonly knockBeaten: (who: Person) => string;
  readonly zeros: (who: Person) => string;
  readonly leads: (who: readonly Person[], points: number) => string;
};

export type EndWords = {
  readonly title: (rounds: number) => string;
  readonly won: (who: readonly Person[]) => string;
  readonly with: (points: number) => string;
  readonly withEach: (points: number) => string;
  readonly chart: string;
  readonly ends: (target: number) => string;
  readonly reached: (target: number) => string;
  readonly round: string;
  readonly lastRound: string;
  readonly again: string;
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
  readonly rules: string;
  readonly keys: string;
  readonly keysHint: string;
  readonly actions: Readonly<Record<KeyAction, string>>;
  /** Names of keys that are labelled with a word. */
  readonly keyNames: Readonly<Record<'enter' | 'escape' | 'arrows', string>>;
};

export type NoticeWords = {
  readonly install: string;
  readonly installNow: string;
  readonly later: string;
  readonly update: string;
  readonly updateNow: string;
  readonly understood: string;
  readonly damaged: string;
  readonly unavailable: string;
  readonly masterAway: string;
  readonly broken: string;
  readonly reload: string;
};
