import type { LeagueEntryOf } from '../league/league-entry.ts';

/**
 * The name of an evening's deals, from which they follow. The server chooses the tables anew each time, so that nobody who
 * has seen the cards can open an evening with the same ones: not even by deleting the league and making it again.
 */
export const dealsNameOf = ({
  evening,
  tables,
}: Pick<LeagueEntryOf<'evening-opened'>, 'evening' | 'tables'>): string =>
  `evening-${evening}-${tables[0]!.table}`;

/** The evening whose deals have this name; undefined if it is no evening's. */
export const eveningOfDeals = (name: string): string | undefined =>
  /^evening-([\w-]+)-[\w-]{16}$/.exec(name)?.[1];
