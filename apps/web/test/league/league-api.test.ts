import { afterEach, describe, expect, it, vi } from 'vitest';
import { LeagueApi } from '../../src/league/league-api.ts';

/** An API whose requests stay unanswered, and their signals. */
function silentServer(): { readonly api: LeagueApi; readonly asked: AbortSignal[] } {
  const asked: AbortSignal[] = [];
  const api = new LeagueApi((_, request) => {
    const signal = request!.signal!;
    asked.push(signal);
    return new Promise((_resolve, reject) => {
      const end = (): void => reject(new Error('aborted'));
      if (signal.aborted) end();
      signal.addEventListener('abort', end);
    });
  });
  return { api, asked };
}

const REFUSED = { refused: 'unreachable' };

afterEach(() => {
  vi.useRealTimers();
});

describe('a request that waits for news of a league', () => {
  it('ends with the page that waits', async () => {
    const { api, asked } = silentServer();
    const page = new AbortController();
    const answer = api.read('oak', 3, page.signal);
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
    page.abort();
    expect(await answer).toEqual(REFUSED);
  });

  it('does not begin once the page has gone', async () => {
    const { api } = silentServer();
    expect(await api.read('oak', 3, AbortSignal.abort())).toEqual(REFUSED);
  });

  it('ends when the server has forgotten it', async () => {
    vi.useFakeTimers();
    const { api, asked } = silentServer();
    const answer = api.read('oak', 3, new AbortController().signal);
    vi.advanceTimersByTime(30_000);
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
    vi.advanceTimersByTime(30_000);
    expect(await answer).toEqual(REFUSED);
    expect(vi.getTimerCount()).toBe(0);
  });
});
