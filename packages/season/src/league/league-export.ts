import type { LeagueEntry } from './league-entry.ts';
import { LEAGUE_LIMITS } from './league-limits.ts';
import type { LeagueLog } from './league-log.ts';

export const LEAGUE_FORMAT = 'quando-league/1';

/** A whole league as a file. */
export type LeagueExport = {
  readonly format: typeof LEAGUE_FORMAT;
  /** Milliseconds since 1970. */
  readonly exportedAt: number;
  readonly entries: readonly LeagueEntry[];
};

export const leagueExport = (entries: readonly LeagueEntry[], exportedAt: number): LeagueExport => ({
  format: LEAGUE_FORMAT,
  exportedAt,
  entries,
});

/** Whether a log holds no more than it could hold if all its entries had been made here. */
export const isWithinLimits = ({ entries, members, results, renames, size }: LeagueLog): boolean =>
  entries.length <= LEAGUE_LIMITS.entries &&
  members.size <= LEAGUE_LIMITS.members &&
  results.size <= LEAGUE_LIMITS.results &&
  renames <= LEAGUE_LIMITS.renames &&
  size <= LEAGUE_LIMITS.size;
