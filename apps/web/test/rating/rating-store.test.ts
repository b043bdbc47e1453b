import type { GameSummary } from '@quando/protocol';
import { expect, test } from 'vitest';
import type { DeviceResult } from '../../src/rating/device-result.ts';
import { RatingStore, type ResultRows } from '../../src/rating/rating-store.ts';

const gameAt = (game: string, changedAt: number): GameSummary => ({
  game,
  setup: {
    sitters: [
      { kind: 'person', name: 'Mila', avatar: 'round' },
      { kind: 'bot', level: 'sharp', name: 'Tilda', avatar: 'bean' },
    ],
    target: 50,
  },
  startedAt: 1,
  changedAt,
  round: 4,
  totals: [20, 51],
  phase: 'over',
  whoseTurn: 'nobody',
});

/** Rows with room for so many puts. */
function rowsWithRoom(puts: number): ResultRows {
  const kept = new Map<string, DeviceResult>();
  let room = puts;
  return {
    entries: () => Promise.resolve([...kept]),
    put: (game, result) => {
      room -= 1;
      if (room < 0) return Promise.reject(new Error('no space'));
      kept.set(game, result);
      return Promise.resolve();
    },
  };
}

test('a game counts once, also if it is stored and there is no space to store it again', async () => {
  const store = new RatingStore(rowsWithRoom(1));
  await store.keep([gameAt('one', 5)]);
  await store.keep([gameAt('one', 5), gameAt('two', 3)]);
  expect((await store.results()).map(({ at }) => at)).toEqual([3, 5]);
  expect((await store.ratings())['2']!.games).toBe(2);
});

test('without a database the games that are there count, each once', async () => {
  const store = new RatingStore('none');
  for (let i = 0; i < 2; i += 1) await store.keep([gameAt('one', 5)]);
  expect((await store.ratings())['2']!.games).toBe(1);
});
