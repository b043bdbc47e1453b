import { readJson, type LocalStore } from './local-store.ts';

const KEY = 'quando-first-games';

/** How many games come with everything that helps a new player. */
const FIRST_GAMES = 3;

/** Notes that a game is over, and returns whether the first games of this device are over with it. */
export function endFirstGames(localStore: LocalStore, game: string): boolean {
  const kept = readJson(localStore, KEY);
  const known = Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  const games = known.includes(game) ? known : [...known, game];
  // More than the first games need not be known.
  localStore.setItem(KEY, JSON.stringify(games.slice(0, FIRST_GAMES)));
  return games.length >= FIRST_GAMES;
}
