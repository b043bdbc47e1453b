import type { StartupError } from '../../startup-error.ts';

/** Codes of SQLite. */
const BAD_STATEMENT = 1;
const BUSY = 5;

/** Why SQLite cannot work in a folder, in words; undefined for errors that are bugs. */
export function sqliteStartupError(error: unknown, folder: string): StartupError | undefined {
  const code = sqliteCodeOf(error);
  if (code === undefined || code === BAD_STATEMENT || !(error instanceof Error)) return undefined;
  return { error: `The database in ${folder} cannot be opened: ${error.message}.` };
}

/** Whether somebody else has locked what was asked for. */
export const isBusy = (error: unknown): boolean => sqliteCodeOf(error) === BUSY;

/** The code that an error of SQLite carries, also one that came from a thread. */
export const sqliteCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
