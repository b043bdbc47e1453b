import type { IncomingMessage } from 'node:http';

/** Whether a page of ours asks, or a program that is no browser: a page from elsewhere may not use its reader's connections. */
export function isFromHere({ headers }: IncomingMessage, publicUrl: URL | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  return publicUrl ? from?.origin === publicUrl.origin : from !== null && from.host === host;
}
