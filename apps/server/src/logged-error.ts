/** The logged part of an error. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
};

/**
 * An error as it is logged: its type, message, stack and code only. The other fields of a database error contain the
 * rejected row, which may contain cards.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name: type, message, stack = '' } = error;
  return { type, message, stack, ...('code' in error && { code: String(error.code) }) };
}
