import type { ServerResponse } from 'node:http';
import type { RateLimits } from '../limits/rate-limits.ts';

/** Who waits: their address, and the response that they wait for. */
export type Waiting = { readonly address: string; readonly response: ServerResponse };

/** Whoever waits for news has a connection like a player's, which counts, and waits no longer when it ends. */
export async function longPoll(
  { address, response }: Waiting,
  rateLimits: RateLimits,
  news: (unwanted: AbortSignal) => Promise<void>,
): Promise<'waited' | 'too-many'> {
  const leave = rateLimits.openConnection(address);
  if (leave === 'too-many') return leave;
  const end = new AbortController();
  response.once('close', () => end.abort());
  try {
    await news(end.signal);
    return 'waited';
  } finally {
    leave();
  }
}
