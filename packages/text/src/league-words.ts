import type { EveningWords } from './evening-words.ts';
import type { Person } from './person.ts';

/** A season of a league; months and quarters count from 1. */
type SeasonName =
  | { readonly kind: 'month'; readonly year: number; readonly month: number }
  | { readonly kind: 'quarter'; readonly year: number; readonly quarter: number }
  | { readonly kind: 'free'; readonly number: number };

/** Something that a person did well: what it was called, and how it is told. */
type Feat = {
  /** What the record is called. */
  readonly title: string;
  /** What somebody is awarded at the end of a season. */
  readonly award: string;
};

/** The texts of leagues. */
export type LeagueWords = {
  readonly title: string;
  readonly list: LeagueListWords;
  readonly join: LeagueJoinWords;
  readonly page: LeaguePageWords;
  readonly records: Readonly<Record<LeagueRecord, Feat>>;
  readonly good: GoodNewsWords;
  readonly end: SeasonEndWords;
  readonly results: LeagueResultsWords;
  readonly add: AddResultWords;
  readonly settings: LeagueSettingsWords;
  readonly evening: EveningWords;
  readonly states: LeagueStateWords;
  /** The column headings of the file for spreadsheets. */
  readonly columns: readonly [
    date: string,
    game: string,
    round: string,
    player: string,
    sum: string,
    knocked: string,
    zeros: string,
    points: string,
    total: string,
  ];
};

/** What a season has records of. */
export type LeagueRecord = 'lowest-game' | 'knocks' | 'streak' | 'triplets' | 'zeros';

type LeagueListWords = {
  readonly intro: string;
  readonly none: string;
  readonly fresh: string;
  readonly name: string;
  readonly usualName: string;
  readonly season: string;
  readonly seasons: Readonly<Record<SeasonName['kind'], string>>;
  readonly seasonHints: Readonly<Record<SeasonName['kind'], string>>;
  readonly make: string;
  readonly making: string;
  readonly readIn: string;
  readonly badFile: string;
  /** Members and games. */
  readonly size: (members: number, games: number) => string;
  readonly unsent: (entries: number) => string;
};

type LeagueJoinWords = {
  readonly who: string;
  readonly hint: string;
  readonly new: string;
  readonly look: string;
  readonly join: string;
  readonly change: string;
};

type LeaguePageWords = {
  readonly standings: string;
  readonly goodNews: string;
  readonly games: (count: number) => string;
  readonly until: (date: string) => string;
  readonly season: (season: SeasonName) => string;
  readonly chooseSeason: string;
  readonly add: string;
  readonly more: string;
  readonly fewer: string;
  readonly form: string;
  readonly formWon: string;
  readonly won: string;
  readonly wonOf: (wins: number, games: number) => string;
  readonly pairs: string;
  readonly pair: (one: Person, other: Person, ahead: number, behind: number) => string;
  readonly youToo: (name: string) => string;
  readonly empty: string;
  readonly leads: (who: Person) => string;
  readonly close: (people: readonly Person[]) => string;
  readonly open: (who: Person, games: number) => string;
  readonly table: string;
  readonly columns: {
    readonly name: string;
    readonly place: string;
    readonly points: string;
    readonly games: string;
    readonly wins: string;
    readonly knocks: string;
    readonly zeros: string;
    readonly triplets: string;
  };
  readonly places: (best: number, worst: number) => string;
  /** Points a round: how much better than the table, from and to; both may be negative. */
  readonly range: (from: number, to: number) => string;
  readonly fairShare: (won: number, fair: number) => string;
  readonly share: (part: number, whole: number) => string;
  readonly numbers: string;
  readonly openTable: string;
};

type GoodNewsWords = Readonly<{
  'lowest-game': (points: number) => string;
  knocks: (right: number, knocks: number) => string;
  streak: (wins: number) => string;
  triplets: (count: number) => string;
  zeros: (count: number) => string;
  new: (games: number) => string;
  wins: (wins: number) => string;
  'right-knocks': (right: number) => string;
  'own-zeros': (count: number) => string;
  'free-rounds': (rounds: number) => string;
  played: (games: number) => string;
  welcome: string;
  /** What they are awarded who hold no record. */
  award: string;
}>;

type SeasonEndWords = {
  readonly title: string;
  readonly headline: (people: readonly Person[]) => string;
  readonly note: (games: number, better: number) => string;
  readonly narrowly: string;
  readonly picture: string;
  readonly back: string;
};

type LeagueResultsWords = {
  /** Beside the name of whoever won a game, where points are not shown. */
  readonly wins: (name: string) => string;
  readonly title: string;
  readonly none: string;
  readonly corrected: string;
  readonly withdrawn: string;
  readonly unsent: string;
  readonly sources: Readonly<Record<'online' | 'device' | 'sheet', string>>;
  readonly round: string;
  readonly total: string;
  readonly correct: string;
  readonly withdraw: string;
  readonly sure: string;
  readonly keep: string;
  readonly undo: string;
  readonly undone: string;
};

type AddResultWords = {
  readonly title: string;
  readonly which: string;
  readonly noGames: string;
  readonly device: string;
  readonly sheets: string;
  readonly league: string;
  readonly who: string;
  readonly guest: string;
  readonly newMember: (name: string) => string;
  readonly needsMember: string;
  readonly twice: (name: string) => string;
  readonly add: string;
  readonly save: string;
  readonly added: string;
  readonly show: string;
  readonly already: string;
  readonly knocked: string;
  readonly nobody: string;
  readonly sums: (round: number) => string;
  readonly wrong: string;
};

type LeagueSettingsWords = {
  readonly title: string;
  readonly onlyGood: string;
  readonly onlyGoodHint: string;
  readonly save: string;
  readonly members: string;
  readonly remove: (name: string) => string;
  readonly removed: string;
  readonly link: string;
  readonly linkHint: string;
  readonly message: (league: string) => string;
  readonly copyJson: string;
  readonly copyCsv: string;
  readonly files: string;
  readonly startSeason: string;
  readonly delete: string;
  readonly deleteHint: string;
  readonly deleteSure: string;
  readonly keep: string;
  readonly forget: string;
  readonly forgetHint: string;
  /** The same for the maker, whose key is on this device alone. */
  readonly forgetMakerHint: string;
};

type LeagueStateWords = {
  readonly loading: string;
  readonly gone: string;
  readonly goneText: string;
  readonly wrong: string;
  readonly wrongText: string;
  readonly unreachable: string;
  readonly unreachableText: string;
  readonly retry: string;
  readonly offline: string;
  readonly toLeagues: string;
  readonly tooMany: string;
  readonly refused: string;
  readonly notYours: string;
  /** The storage of this device has failed, or is full. */
  readonly notSaved: string;
};
