import { foldLeague } from '@quando/season';
import type { KnownLeague } from './known-league.ts';
import { openLeagueStore } from './open-league-store.ts';

/** The name of the member who uses this device, as far as its copy of the league knows it. */
export async function ownNameIn({ league, me }: KnownLeague): Promise<string | undefined> {
  const entries = await (await openLeagueStore()).copy(league);
  if (me === 'nobody' || entries.length === 0) return undefined;
  const { members } = foldLeague(entries);
  return members.find(({ id, isRemoved }) => id === me && !isRemoved)?.name;
}
