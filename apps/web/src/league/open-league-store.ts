import { wallClock } from '../clock.ts';
import { openUsableDatabase } from '../offline/open-database.ts';
import { IdbLeagueStore, LEAGUE_STORES, makeLeagueStores, type LeagueSchema } from './idb-league-store.ts';
import { MemoryLeagueStore, type LeagueStore } from './league-store.ts';

const NAMES = ['quando-leagues', 'quando-leagues-2', 'quando-leagues-3'];

/** Opens the store of leagues: the first usable database, or else memory. */
export async function openLeagueStore(): Promise<LeagueStore> {
  const usable = await openUsableDatabase<LeagueSchema>({
    names: NAMES,
    version: 1,
    stores: LEAGUE_STORES,
    makeStores: makeLeagueStores,
    clock: wallClock,
  });
  return usable === 'unusable' ? new MemoryLeagueStore() : new IdbLeagueStore(usable.database);
}
