import { expect, test, vi } from 'vitest';
import { foundLeague, type Founding, type MadeLeague } from '../../src/league/found-league.ts';
import { LeagueApi } from '../../src/league/league-api.ts';
import { MyLeagues } from '../../src/league/my-leagues.svelte.ts';
import { memoryStore } from '../fixtures/memory-store.ts';

/** A server where a league's id follows from its key; so many answers get lost after the league was made. */
function serverLosing(answers: number) {
  const made = new Set<string>();
  let left = answers;
  const make = (key: string): Promise<MadeLeague> => {
    made.add(key);
    left -= 1;
    return Promise.resolve(left >= 0 ? { refused: 'unreachable' } : { league: `league-${key.slice(0, 15)}` });
  };
  return { made, make };
}

const sunday = (make: Founding['make']): Founding => ({ what: '{"name":"Sunday"}', name: 'Sunday', make });

test('who tries again after an answer got lost makes the same league, also after a reload', async () => {
  const localStore = memoryStore();
  const { made, make } = serverLosing(2);
  for (let attempt = 0; attempt < 3; attempt += 1)
    await foundLeague(localStore, new MyLeagues(localStore), sunday(make));
  const [known, ...others] = new MyLeagues(localStore).all;
  expect(others).toEqual([]);
  expect(known).toMatchObject({ name: 'Sunday', league: `league-${known!.key.slice(0, 15)}` });
  expect([...made]).toEqual([known!.key]);
});

test('the key is kept before the server hears of it', async () => {
  const localStore = memoryStore();
  let kept: string | null = '';
  const make = (key: string): Promise<MadeLeague> => {
    kept = localStore.getItem('quando-founding');
    expect(kept).toContain(key);
    return Promise.reject(new Error('the page is closed'));
  };
  await expect(foundLeague(localStore, new MyLeagues(localStore), sunday(make))).rejects.toThrow(
    'the page is closed',
  );
  expect(kept).not.toBe('');
});

test('another league, and a second one like the first, have keys of their own', async () => {
  const localStore = memoryStore();
  const mine = new MyLeagues(localStore);
  const { made, make } = serverLosing(1);
  await foundLeague(localStore, mine, sunday(make));
  await foundLeague(localStore, mine, { ...sunday(make), what: '{"name":"Monday"}' });
  for (let i = 0; i < 2; i += 1) await foundLeague(localStore, mine, sunday(make));
  expect(made.size).toBe(3);
  expect(mine.all).toHaveLength(3);
});

test('a file has more time to be sent than other requests', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  const signals: unknown[] = [];
  const api = new LeagueApi((_, request) => {
    signals.push(request?.signal);
    return Promise.reject(new Error('offline'));
  });
  await api.make('key', { name: 'Sunday', season: 'free', showsOnlyGoodNews: false });
  await api.import('key', { format: 'quando-league/1', entries: [] });
  const used = signals.map((signal) => timeouts.mock.results.findIndex(({ value }) => value === signal));
  const [making, importing] = used.map((call) => timeouts.mock.calls[call]![0]);
  expect(importing).toBeGreaterThanOrEqual(10 * making!);
  timeouts.mockRestore();
});
