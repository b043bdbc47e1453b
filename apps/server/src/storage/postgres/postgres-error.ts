import { DatabaseError } from 'pg';
import type { StartupError } from '../../startup-error.ts';

/** PostgreSQL error codes: invalid statements, and among them those without permission. */
const BAD_STATEMENT = /^42/;
const NOT_ALLOWED = '42501';

/** A message for a database that cannot be used, without its address; undefined for errors that are bugs. */
export function postgresStartupError(error: unknown): StartupError | undefined {
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  const { message, code = '' } = error as Error & { readonly code?: string };
  if (BAD_STATEMENT.test(code) && code !== NOT_ALLOWED) return undefined;
  const trouble = error instanceof DatabaseError ? 'used' : 'reached';
  // A host name with several addresses causes one error per address, and an empty message for all of them.
  return { error: `The database of DATABASE_URL cannot be ${trouble}: ${message || code}.` };
}
