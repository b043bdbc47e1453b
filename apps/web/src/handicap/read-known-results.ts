import type { KnownResult } from '@quando/season';
import type { AppContext } from '../app-context.ts';
import { loadLeagues } from '../league/known-league.ts';
import { LeagueApi } from '../league/league-api.ts';
import { syncLeague } from '../league/league-sync.ts';
import { openLeagueStore } from '../league/open-league-store.ts';
import { loadProfile } from '../online/profile.ts';
import { ownRatings } from '../rating/own-ratings.ts';
import { openSheetStore } from '../sheet/open-sheet-store.ts';
import { knownResults, ownPerson, type GamesKept, type ReadLeague } from './known-results.ts';
import type { OwnPerson } from './own-person.ts';

/** What this device knows of how people play. */
export type GroupKnowledge = { readonly results: readonly KnownResult[]; readonly own: OwnPerson };

type Sources = Pick<AppContext, 'offlineGames' | 'localStore' | 'tables'>;

/** Reads what this device has, for the table of a league or any other. */
export async function readKnownResults(sources: Sources, league?: string): Promise<GroupKnowledge> {
  const kept = await readGames(sources);
  const { name } = loadProfile(sources.localStore, Math.random);
  const own = ownPerson(name, kept.leagues, await ownRatings(sources.offlineGames));
  return { results: knownResults(kept, league), own };
}

/** Asks the server for what has been played since; if it does not answer, what is there stays. */
export async function fetchResults(
  { tables, localStore }: Pick<Sources, 'tables' | 'localStore'>,
  league?: string,
): Promise<void> {
  const known = loadLeagues(localStore).find((each) => each.league === league);
  const store = await openLeagueStore();
  const api = new LeagueApi((address, request) => fetch(address, request));
  await Promise.all([tables.refresh(), known && syncLeague({ ...known, api, store })]);
}

async function readGames({ offlineGames, localStore, tables }: Sources): Promise<GamesKept> {
  const answer = await offlineGames.list();
  const sheets = await (await openSheetStore(() => {})).list();
  return {
    leagues: await readLeagues({ localStore }),
    games: 'games' in answer ? answer.games : [],
    sheets: sheets.map(({ sheet }) => sheet),
    tables: tables.seated.flatMap(({ table, seat }) => {
      const status = tables.statusOf(table);
      return status ? [{ status, seat }] : [];
    }),
  };
}

async function readLeagues({ localStore }: Pick<Sources, 'localStore'>): Promise<readonly ReadLeague[]> {
  const store = await openLeagueStore();
  const copies = loadLeagues(localStore).map(async ({ league, me }) => ({
    league,
    me,
    entries: await store.copy(league),
  }));
  return (await Promise.all(copies)).filter(({ entries }) => entries.length > 0);
}
