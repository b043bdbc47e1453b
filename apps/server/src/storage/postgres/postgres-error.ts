import { DatabaseError } from 'pg';
import type { StartupError } from '../../startup-error.ts';

/** Codes of PostgreSQL: statements that make no sense, and among them those that this user may not give. */
const BAD_STATEMENT = /^42/;
const NOT_ALLOWED = '42501';

/** Why a database cannot be used, in words that do not repeat its address; undefined for errors that are bugs. */
export function postgresStartupError(error: unknown): StartupError | undefined {
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  const { message, code = '' } = error as Error & { readonly code?: string };
  if (BAD_STATEMENT.test(code) && code !== NOT_ALLOWED) return undefined;
  const trouble = error instanceof DatabaseError ? 'used' : 'reached';
  // A name with several addresses gives an error for each, and no words for all of them.
  return { error: `The database of DATABASE_URL cannot be ${trouble}: ${message || code}.` };
}
