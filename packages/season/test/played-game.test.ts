import { describe, expect, test } from 'vitest';
import { parsePlayedGame, placesOf, pointsByRound, totalsOf, type PlayedGame } from '@quando/season';

const GAME: PlayedGame = {
  players: 3,
  target: 20,
  rounds: [
    { sums: [3, 8, 12], knocker: 0, zeros: 'nobody' },
    { sums: [4, 9, 0], knocker: 'nobody', zeros: 2 },
    { sums: [6, 2, 2], knocker: 1, zeros: 'nobody', triplets: [0, 1, 0] },
  ],
};

describe('a played game', () => {
  test('its points follow from sums and knocker', () => {
    expect(pointsByRound(GAME)).toEqual([
      [0, 8, 12],
      [4, 9, 0],
      [6, 7, 0],
    ]);
    expect(totalsOf(GAME)).toEqual([10, 24, 12]);
    expect(placesOf(GAME)).toEqual([1, 3, 2]);
  });

  test('a head start is taken off in the end, and does not change when the game ends', () => {
    const game = { ...GAME, headStarts: [0, 14, 2] };
    expect(parsePlayedGame(game)).toEqual(game);
    expect(totalsOf(game)).toEqual([10, 10, 10]);
    expect(placesOf(game)).toEqual([1, 1, 1]);
  });

  test('a valid one is parsed as it is', () => {
    expect(parsePlayedGame(structuredClone(GAME))).toEqual(GAME);
  });

  test.for([
    ['one player', { ...GAME, players: 1 }],
    ['a sum too few', { ...GAME, rounds: [{ sums: [3, 30], knocker: 0, zeros: 'nobody' }] }],
    [
      'a knocker who does not exist',
      { ...GAME, rounds: [{ sums: [3, 30, 4], knocker: 3, zeros: 'nobody' }] },
    ],
    ['only zeros with a sum of 3', { ...GAME, rounds: [{ sums: [3, 30, 4], knocker: 'nobody', zeros: 0 }] }],
    ['a game that is not over', { ...GAME, rounds: GAME.rounds.slice(0, 2) }],
    ['a round after the end', { ...GAME, rounds: [...GAME.rounds, GAME.rounds[0]] }],
    ['a head start too few', { ...GAME, headStarts: [0, 14] }],
    ['an unknown key', { ...GAME, extra: true }],
    ['a negative sum', { ...GAME, rounds: [{ sums: [-3, 30, 4], knocker: 0, zeros: 'nobody' }] }],
    ['no game', 'game'],
  ])('refuses %s', ([, value]) => {
    expect(parsePlayedGame(value)).toBeUndefined();
  });
});
