import type { StartupError } from './startup-error.ts';

/** For how many days tables are kept after their last change: those whose game is over, and all others; and leagues. */
export type RetentionDays = {
  readonly finished: number;
  readonly unfinished: number;
  readonly leagues: number;
};

export const RETENTION_DAYS: RetentionDays = { finished: 30, unfinished: 90, leagues: 1095 };

const LONGEST = 3650;

/** Reads KEEP_FINISHED_DAYS, KEEP_UNFINISHED_DAYS and KEEP_LEAGUE_DAYS. */
export function retentionDaysOf(
  env: Readonly<Record<string, string | undefined>>,
): RetentionDays | StartupError {
  const finished = daysOf(env, 'KEEP_FINISHED_DAYS', RETENTION_DAYS.finished);
  if (typeof finished !== 'number') return finished;
  const unfinished = daysOf(env, 'KEEP_UNFINISHED_DAYS', RETENTION_DAYS.unfinished);
  if (typeof unfinished !== 'number') return unfinished;
  const leagues = daysOf(env, 'KEEP_LEAGUE_DAYS', RETENTION_DAYS.leagues);
  return typeof leagues === 'number' ? { finished, unfinished, leagues } : leagues;
}

function daysOf(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  usual: number,
): number | StartupError {
  const days = env[name]?.trim() || String(usual);
  if (/^[1-9]\d{0,3}$/.test(days) && Number(days) <= LONGEST) return Number(days);
  return { error: `${name} must be a whole number of days from 1 to ${LONGEST}, not "${days}".` };
}
