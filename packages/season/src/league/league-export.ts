import type { LeagueEntry } from './league-entry.ts';
import { LEAGUE_LIMITS } from './league-limits.ts';
import { LeagueLog, leagueLogOf } from './league-log.ts';

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

/** The entries in a file, checked one after another as if they were made now; undefined if any of them is wrong. */
export function readLeagueExport(value: unknown): FoundedEntries | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const format: unknown = Reflect.get(value, 'format');
  const entries: unknown = Reflect.get(value, 'entries');
  if (format !== LEAGUE_FORMAT || !Array.isArray(entries)) return undefined;
  const log = leagueLogOf(entries);
  return log instanceof LeagueLog && isWithinLimits(log) ? foundedFirst(log.entries) : undefined;
}

/** The entries of a log, the first of which founds the league. */
type FoundedEntries = readonly [Extract<LeagueEntry, { type: 'founded' }>, ...LeagueEntry[]];

function foundedFirst([founded, ...rest]: readonly LeagueEntry[]): FoundedEntries | undefined {
  return founded?.type === 'founded' ? [founded, ...rest] : undefined;
}

const isWithinLimits = ({ entries, members, results, size }: LeagueLog): boolean =>
  entries.length <= LEAGUE_LIMITS.entries &&
  members.size <= LEAGUE_LIMITS.members &&
  results.size <= LEAGUE_LIMITS.results &&
  size <= LEAGUE_LIMITS.size;
