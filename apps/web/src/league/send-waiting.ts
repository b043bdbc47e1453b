import { loadLeagues } from './known-league.ts';
import type { LeagueApi } from './league-api.ts';
import { syncLeague } from './league-sync.ts';
import type { LeagueStore } from './league-store.ts';
import type { LocalStore } from '../local-store.ts';

/** Sends what waits in all leagues, whichever screen is open; returns how many commands still wait. */
export async function sendWaiting(
  localStore: LocalStore,
  store: LeagueStore,
  api: LeagueApi,
): Promise<number> {
  const waiting = new Set((await store.waiting()).map(({ league }) => league));
  for (const { league, key } of loadLeagues(localStore))
    if (waiting.has(league)) await syncLeague({ league, key, api, store });
  return (await store.waiting()).filter(({ refusal }) => refusal === undefined).length;
}
