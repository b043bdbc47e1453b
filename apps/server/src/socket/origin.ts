import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from our own page or from a program other than a browser: pages of other origins may not use
 * their visitors' connections.
 */
export function isFromHere({ headers }: IncomingMessage, publicUrl: URL | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  return publicUrl ? from?.origin === publicUrl.origin : from !== null && from.host === host;
}
