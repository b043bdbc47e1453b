import type { StartupError } from '../../startup-error.ts';

/** SQLite result codes. */
const BAD_STATEMENT = 1;
const BUSY = 5;

/** A message for a folder that SQLite cannot use; undefined for errors that are bugs. */
export function sqliteStartupError(error: unknown, folder: string): StartupError | undefined {
  const code = sqliteCodeOf(error);
  if (code === undefined || code === BAD_STATEMENT || !(error instanceof Error)) return undefined;
  return { error: `The database in ${folder} cannot be opened: ${error.message}.` };
}

/** Whether another process holds the lock. */
export const isBusy = (error: unknown): boolean => sqliteCodeOf(error) === BUSY;

/** The code of an SQLite error, even if it came from a thread. */
export const sqliteCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
