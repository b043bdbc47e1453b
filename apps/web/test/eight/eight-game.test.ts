import type { EightAttempt, EightRound } from '@quando/protocol';
import { eightOfDay, ROUNDS } from '@quando/season';
import { expect, test } from 'vitest';
import { EightGame } from '../../src/eight/eight-game.svelte.ts';
import { keptResults } from '../../src/eight/kept-results.ts';
import { memoryStore } from '../fixtures/memory-store.ts';

const DAY = '2026-11-15';
const [EVENING, MIDNIGHT] = ['2026-11-15T23:55:00Z', '2026-11-16T00:05:00Z'].map((time) => Date.parse(time));

const way = { dealt: [], turns: [], hand: [], sum: 4, points: 4, knocked: false, code: 'x' };
const ROUND: EightRound = { own: way, master: way };

const refuse = (): Promise<{ refused: 'not-stored' }> => Promise.resolve({ refused: 'not-stored' });

/** An eight of which the device says so much. */
function game(answer: { startedAt?: number; rounds?: EightRound[]; isUnderWay?: boolean }) {
  const localStore = memoryStore();
  const offlineGames = {
    eight: () => Promise.resolve({ rounds: [], isUnderWay: false, ...answer }),
    dealEight: refuse,
    forgetEight: refuse,
  };
  const played = new EightGame({ eight: eightOfDay(DAY), offlineGames, localStore, now: () => MIDNIGHT! });
  return { played, localStore };
}

test('an eight that was begun before midnight counts afterwards, also before its first round is over', async () => {
  const { played } = game({ startedAt: EVENING!, isUnderWay: true });
  await played.read();
  expect(played.counts).toBe(true);
});

test('one that is begun after midnight does not count', async () => {
  const fresh = game({});
  await fresh.played.read();
  expect(fresh.played.counts).toBe(false);
  const late = game({ startedAt: MIDNIGHT!, rounds: [ROUND] });
  await late.played.read();
  expect(keptResults(late.localStore)).toMatchObject([{ id: DAY, counts: false }]);
});

test('what was begun in time and finished later is kept as counting', async () => {
  const { played, localStore } = game({ startedAt: EVENING!, rounds: [ROUND] });
  await played.read();
  expect(keptResults(localStore)).toMatchObject([{ id: DAY, counts: true }]);
});

test('a full device says so, and the eight is still there', async () => {
  const { played } = game({ startedAt: EVENING!, rounds: [ROUND] });
  await played.read();
  await played.play({ kind: 'person', name: 'Ada', avatar: 'drop' });
  expect([played.refused, played.current, played.scores.length]).toEqual(['not-stored', undefined, 1]);
  await played.read();
  expect(played.refused).toBeUndefined();
});

const attempts = (first: number, again: number) => {
  const played: Record<EightAttempt, number> = { first, again };
  const localStore = memoryStore();
  const offlineGames = {
    eight: ({ attempt }: { readonly attempt: EightAttempt }) =>
      Promise.resolve({
        rounds: Array.from({ length: played[attempt] }, () => ROUND),
        isUnderWay: false,
        startedAt: EVENING!,
      }),
    dealEight: () => Promise.resolve({ game: 'next' }),
    forgetEight: () => {
      played.again = 0;
      return Promise.resolve({ removed: true as const });
    },
  };
  const eight = new EightGame({ eight: eightOfDay(DAY), offlineGames, localStore, now: () => MIDNIGHT! });
  return { eight, played };
};

test('what another tab has played is known before the next round is dealt', async () => {
  const { eight, played } = attempts(1, 0);
  await eight.read();
  played.first = 3;
  await eight.play({ kind: 'person', name: 'Ada', avatar: 'drop' });
  expect([eight.current, eight.rounds.length]).toEqual(['next', 3]);
});

test.each([
  ['that was left goes on', 3, 3],
  ['that is over begins anew', ROUNDS, 0],
])('a repeat %s, and does not count', async (_, before, after) => {
  const { eight } = attempts(ROUNDS, before);
  await eight.read();
  expect(eight.isOver).toBe(true);
  await eight.again();
  expect([eight.rounds.length, eight.isOver, eight.counts]).toEqual([after, false, false]);
});
