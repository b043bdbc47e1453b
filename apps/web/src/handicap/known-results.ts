import type { GameSummary, TableStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import {
  foldLeague,
  leagueGroupResults,
  strengthOfRatings,
  type KnownResult,
  type LeagueEntry,
  type Ratings,
} from '@quando/season';
import type { KnownLeague } from '../league/known-league.ts';
import { personKey, type Sheet } from '../sheet/sheet.ts';
import { deviceResults } from './device-results.ts';
import { OWN, type OwnPerson } from './own-person.ts';
import { sheetResults } from './sheet-results.ts';
import { tableResults } from './table-results.ts';

/** A league of this device, with its copy of the log. */
export type ReadLeague = Pick<KnownLeague, 'league' | 'me'> & { readonly entries: readonly LeagueEntry[] };

/** All that this device has of games. */
export type GamesKept = {
  readonly leagues: readonly ReadLeague[];
  readonly games: readonly GameSummary[];
  readonly sheets: readonly Sheet[];
  /** The online tables that it knows, and its seat at them. */
  readonly tables: readonly { readonly status: TableStatus; readonly seat: Seat | 'none' }[];
};

/**
 * The results of a device's games, score sheets, online tables and leagues, each once. At the table of a league those of
 * the league count alone, as soon as there are any.
 */
export function knownResults(
  { leagues, games, sheets, tables }: GamesKept,
  league?: string,
): readonly KnownResult[] {
  const ofLeague = leagues.filter((each) => each.league === league).flatMap(leagueResults);
  if (ofLeague.length > 0) return ofLeague;
  return onceEach([
    // A correction is made in the league.
    ...leagues.flatMap(leagueResults),
    ...deviceResults(games),
    ...sheets.flatMap(sheetResults),
    ...tables.flatMap(({ status, seat }) => tableResults(status, seat)),
  ]);
}

/** The first of those with the same id. */
const onceEach = (results: readonly KnownResult[]): readonly KnownResult[] => [
  ...new Map(results.toReversed().map((result) => [result.id, result])).values(),
];

const leagueResults = ({ me, entries }: ReadLeague): readonly KnownResult[] =>
  leagueGroupResults(foldLeague(entries), (name, member) => (member === me ? OWN : personKey(name)));

/** The person of this device: known by the name of its profile and those that they have in leagues. */
export function ownPerson(name: string, leagues: readonly ReadLeague[], ratings: Ratings): OwnPerson {
  const inLeagues = leagues.flatMap(({ me, entries }) =>
    foldLeague(entries).members.flatMap((member) => (member.id === me ? [member.name] : [])),
  );
  const names = [name, ...inLeagues].map(personKey).filter((key) => key !== '');
  return { names: new Set(names), strength: strengthOfRatings(ratings) };
}
