import type { GroupResult } from '@quando/season';
import type { OfflineGames } from '../game/offline-games.ts';
import { resultsOf } from './group-strengths.ts';

/** What people have scored on this device so far. */
export async function deviceResults(
  offlineGames: Pick<OfflineGames, 'list'>,
): Promise<readonly GroupResult[]> {
  const answer = await offlineGames.list();
  return 'games' in answer ? answer.games.flatMap(resultsOf) : [];
}
