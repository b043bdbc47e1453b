import { describe, expect, test } from 'vitest';
import type { ScoredRound } from '../../src/game/scored-round.ts';
import { RING_TIME, revealTime } from '../../src/room/reveal-time.ts';
import { dealersIn, NEXT_PHONE, RoundPause } from '../../src/room/round-pause.svelte.ts';
import { FakeClock } from '../online/fake-clock.ts';
import { bot, FREE, person, statusWith } from '../online/statuses.ts';

const card = { slot: 0, front: 3, back: 'hidden' } as const;

const ROUND: ScoredRound = {
  round: 0,
  isLast: false,
  end: 'knock',
  knocker: 0,
  ender: 0,
  hands: [[card], [card, card]],
  sums: [3, 6],
  points: [0, 6],
  totals: [0, 6],
  viewer: 0,
  seen: 'ending',
};

function paused(place: number, round = ROUND) {
  const clock = new FakeClock();
  const deals: number[] = [];
  const pause = new RoundPause({ clock, deal: () => deals.push(clock.now()) });
  pause.begin(round, place);
  return { clock, pause, deals };
}

describe('between two rounds beside a big screen', () => {
  test('a phone is covered as long as the screen turns the hands', () => {
    const { clock, pause } = paused(0);
    clock.pass(revealTime(ROUND) - 1);
    expect(pause.isCovered).toBe(true);
    clock.pass(1);
    expect(pause.isCovered).toBe(false);
  });

  test('the first phone deals when the ring has run out, the next one a moment later', () => {
    const first = paused(0);
    first.clock.pass(revealTime(ROUND) + RING_TIME);
    expect(first.deals).toHaveLength(1);
    const second = paused(1);
    second.clock.pass(revealTime(ROUND) + RING_TIME);
    expect(second.deals).toHaveLength(0);
    second.clock.pass(NEXT_PHONE);
    expect(second.deals).toHaveLength(1);
  });

  test.each(['early', 'late'])('anybody can hold it, %s', (when) => {
    const { clock, pause, deals } = paused(0);
    if (when === 'late') clock.pass(revealTime(ROUND) + 100);
    pause.hold();
    clock.pass(10 * RING_TIME);
    expect(pause.isCovered).toBe(false);
    expect(deals).toEqual([]);
  });

  test('nobody deals after the end of the game, nor for a seat that a bot plays, nor twice', () => {
    const over = paused(0, { ...ROUND, isLast: true });
    const away = paused(-1);
    const early = paused(0);
    early.pause.end();
    for (const { clock, deals } of [over, away, early]) {
      clock.pass(10 * RING_TIME);
      expect(deals).toEqual([]);
    }
  });
});

test('the host’s phone deals first, then everybody’s who is there', () => {
  const gone = { ...person('Cem'), isHere: false };
  const away = { ...person('Dora'), isAway: true };
  const seats = [person('Ana'), bot('Robo'), gone, away, person('Eva'), FREE];
  expect(dealersIn(statusWith({ seats, host: 4 }))).toEqual([4, 0]);
});
