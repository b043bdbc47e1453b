import { expect, test } from 'vitest';
import { endFirstGames } from '../../src/first-games.ts';
import { memoryStore } from '../fixtures/memory-store.ts';

test('the first games are over with the third one, and stay over', () => {
  const localStore = memoryStore();
  expect(['a', 'b', 'c', 'd'].map((game) => endFirstGames(localStore, game))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a game that is looked at again counts once', () => {
  const localStore = memoryStore();
  expect(['a', 'b', 'a', 'b', 'a'].map((game) => endFirstGames(localStore, game))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

test('whatever was stored, the count begins or goes on', () => {
  for (const kept of ['{', '"a"', '{"a":1}', '[1, null]']) {
    const localStore = memoryStore();
    localStore.setItem('quando-first-games', kept);
    expect(['a', 'b', 'c'].map((game) => endFirstGames(localStore, game))).toEqual([false, false, true]);
  }
});
