import type { OnlineWords } from '@quando/text';
import { BASE } from '../build-kind.ts';

/** The service worker reads them there (`public/push-messages.js`), because it has no texts. */
const CACHE = 'quando-settings';
const ADDRESS = `${BASE}push-words`;

/** Keeps the words of push messages where the service worker finds them, also when no page is open. */
export async function keepPushWords({ play, tables }: Pick<OnlineWords, 'play' | 'tables'>): Promise<void> {
  const words = { turn: play.notified, invitation: tables.invited };
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, new Response(JSON.stringify(words)));
}
