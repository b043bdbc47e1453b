import type { Ratings } from '@quando/season';
import type { OfflineGames } from '../game/offline-games.ts';
import { RatingStore } from './rating-store.ts';

/** The ratings of this device's person, with all games that have ended since. */
export async function ownRatings(games: Pick<OfflineGames, 'list'>): Promise<Ratings> {
  const store = await RatingStore.open();
  const answer = await games.list();
  await store.keep('games' in answer ? answer.games : []);
  return store.ratings();
}
