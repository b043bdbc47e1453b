import {
  below,
  isCardNumber,
  NUMBERS,
  seededRandom,
  type SeenEvent,
  type View,
  type Viewer,
} from '@quando/rules';
import {
  apply,
  seenBy,
  shuffledDeck,
  startGame,
  startRound,
  viewOf,
  type GameEvent,
  type Step,
} from '@quando/rules/authority';
import { someAction } from '@quando/table/table-fixture';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastTurnsIn, penaltyQueue, screenOf } from '../../src/room/screen-scene.ts';
import { literalView } from '../fixtures/literal-view.ts';

/** Every step of a game of random moves, with the events of its round so far. */
function* stepsOf(players: number, seed: number): Generator<Step & { readonly log: readonly GameEvent[] }> {
  const random = seededRandom(`big screen ${seed}`);
  let step: Step = startGame({ players, target: 30, dealer: 0 }, shuffledDeck(random));
  let log: readonly GameEvent[] = step.events;
  for (;;) {
    yield { ...step, log };
    const { state } = step;
    if (state.phase === 'over') return;
    if (state.asked === 'nobody') {
      step = startRound(state, shuffledDeck(random));
      log = step.events;
    } else {
      const next = apply(state, state.asked, someAction(viewOf(state, state.asked), random)!);
      if ('refusal' in next) throw new Error(next.refusal.code);
      step = next;
      log = [...log, ...next.events];
    }
  }
}

const games = fc.record({ players: fc.integer({ min: 2, max: 6 }), seed: fc.integer({ min: 0 }) });

const seenLog = (log: readonly GameEvent[], viewer: Viewer): SeenEvent[] =>
  log.map((event) => seenBy(event, viewer));

describe('[6] a big screen', () => {
  test('shows the same whoever’s view it is made of, so nothing of what only some have seen', () => {
    fc.assert(
      fc.property(games, ({ players, seed }) => {
        for (const { state, log } of stepsOf(players, seed)) {
          const watched = screenOf(viewOf(state, 'watcher'));
          const turns = [...lastTurnsIn(seenLog(log, 'watcher'))];
          for (let seat = 0; seat < players; seat += 1) {
            expect(screenOf(viewOf(state, seat))).toEqual(watched);
            expect([...lastTurnsIn(seenLog(log, seat))]).toEqual(turns);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('shows the same of two deals that differ only in the hands', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 0 }), ({ players, seed }, other) => {
        const random = seededRandom(`other hands ${other}`);
        const turned = (view: View): View => ({
          ...view,
          hands: view.hands.map((hand) =>
            hand.map((card) => ({
              ...card,
              front: NUMBERS[below(random, NUMBERS.length)]!,
              back: NUMBERS[below(random, NUMBERS.length)]!,
            })),
          ),
        });
        for (const { state } of stepsOf(players, seed)) {
          const view = viewOf(state, 0);
          expect(screenOf(turned(view))).toEqual(screenOf(view));
        }
      }),
      { numRuns: 10 },
    );
  });

  test('has the number of cards of a hand, what lies open, and the last five discarded cards', () => {
    const view = literalView({ hands: ['0 2 4', '3 9'], discard: '7 1 2 3 4 5', pile: '6' });
    expect(screenOf(view)).toMatchObject({ cards: [3, 2], up: 6, discardSize: 6 });
    expect(screenOf(view).heap.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('shows no totals of a scored round before the reveal', () => {
    const before = { ...literalView({ hands: ['3', '5'] }), totals: [4, 6] };
    const result = { end: 'knock', sums: [3, 8], points: [0, 8], winners: 'none' } as const;
    expect(screenOf({ ...before, totals: [4, 14], result }, before).totals).toEqual([4, 6]);
  });
});

const card = (slot: number, front: number) => ({
  slot,
  front: isCardNumber(front) ? front : 0,
  back: 'hidden' as const,
});

describe('a turn', () => {
  const dealt: SeenEvent = { type: 'dealt', round: 0, dealer: 0, cards: 2, hands: [], top: 6 };
  const played: SeenEvent = { type: 'played', seat: 1, group: 'single', cards: [card(0, 9)] };

  test('is a play, and the side that lay on top if it was taken', () => {
    const took = {
      type: 'drew',
      seat: 1,
      why: 'turn',
      side: 'up',
      card: { slot: 3, front: 'hidden', back: 'hidden' },
      top: 3,
    } as const;
    expect(lastTurnsIn([dealt, played]).get(1)).toEqual({ played: [9], drew: 'nothing' });
    expect(lastTurnsIn([dealt, played, took]).get(1)).toEqual({ played: [9], drew: 6 });
    expect(lastTurnsIn([dealt, played, { ...took, side: 'down' }]).get(1)).toEqual({
      played: [9],
      drew: 'turned',
    });
    expect(lastTurnsIn([played, took]).get(1)).toEqual({ played: [9], drew: 'turned' });
  });

  test('of a triplet is not replaced by what the others draw for it', () => {
    const drew = {
      type: 'drew',
      seat: 1,
      why: 'triplet',
      side: 'up',
      card: { slot: 3, front: 'hidden', back: 'hidden' },
      top: 3,
    } as const;
    expect(lastTurnsIn([dealt, played, drew]).get(1)).toEqual({ played: [9], drew: 'nothing' });
  });
});

test('a triplet asks everybody from the one who is asked to the one before its player', () => {
  const view = literalView({ hands: ['1', '2', '3', '4'], phase: 'penalty', turn: 3, asked: 1 });
  expect(penaltyQueue(screenOf(view))).toEqual([1, 2]);
  expect(penaltyQueue(screenOf({ ...view, phase: 'turn' }))).toEqual([]);
});
