/** What a log says of an error. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
};

/**
 * An error as it is logged: its own words and nothing else. A database's error has the row that it refused in its other
 * fields, and a row of ours has cards in it.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name: type, message, stack = '' } = error;
  return { type, message, stack, ...('code' in error && { code: String(error.code) }) };
}
