import { openLeagueStore } from '../../src/league/open-league-store.ts';
import { storeHistory } from '../league/league-store-contract.ts';

/** What the test asks of a page with a real database. */
const page = {
  history: async (): Promise<readonly unknown[]> => storeHistory(await openLeagueStore()),
  databases: async (): Promise<readonly unknown[]> => (await indexedDB.databases()).map(({ name }) => name),
};

export type LeagueStorePage = typeof page;

Object.assign(globalThis, { leagueStorePage: page });
