import { expect, test } from 'vitest';
import { parseLeagueCommand, parsePlayedGame } from '../src/index.ts';

/** A list of a million items, none of which can be read without somebody noticing. */
const untouchable = (): unknown =>
  new Proxy([], {
    get: (_, name) => {
      if (name === 'length') return 1_000_000;
      throw new Error(`somebody looked at ${String(name)}`);
    },
  });

const round = { sums: [0, 60], knocker: 'nobody', zeros: 'nobody' };
const game = { players: 2, target: 50, rounds: [round] };

test.each([
  ['rounds', { ...game, rounds: untouchable() }],
  ['sums', { ...game, rounds: [{ ...round, sums: untouchable() }] }],
  ['triplets', { ...game, rounds: [{ ...round, triplets: untouchable() }] }],
  ['head starts', { ...game, headStarts: untouchable() }],
])('too many %s are refused before any is looked at', (_, value) => {
  expect(parsePlayedGame(game)).toBeDefined();
  expect(parsePlayedGame(value)).toBeUndefined();
});

test('too many seats or tables of a command are refused before any is looked at', () => {
  const play = { do: 'play', id: 'a', result: 'r', source: { kind: 'device' } };
  const outcome = { playedAt: 1, game, seats: untouchable() };
  expect(parseLeagueCommand({ ...play, outcome })).toBeUndefined();
  const evening = { do: 'open-evening', id: 'a', evening: 'e', players: 4, rounds: 8, tempo: 'normal' };
  expect(parseLeagueCommand({ ...evening, draw: [[], []] })).toBeDefined();
  expect(parseLeagueCommand({ ...evening, draw: untouchable() })).toBeUndefined();
  expect(parseLeagueCommand({ ...evening, draw: [untouchable(), []] })).toBeUndefined();
});
