import { beforeEach, expect, test, vi } from 'vitest';
import { Animator } from '../../src/board/motion/animator.svelte.ts';
import type { Pose } from '../../src/board/motion/flight.ts';
import type { Moment } from '../../src/game/moment.ts';
import { ANIMATIONS } from '../fixtures/animations.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const pose: Pose = { x: 0, y: 0, width: 60, turn: 0 };
/** A screen on which every card has a place. */
const anywhere = new (class extends Map<string, Pose> {
  override get = (): Pose => pose;
})();

const momentOf = (name: string): Moment => ({ seq: 1, ...ANIMATIONS[name]! });

function animatorOf() {
  const events: string[] = [];
  const animator = new Animator({
    onEvent: ({ type }) => events.push(type),
    onDone: () => events.push('done'),
  });
  return { animator, events };
}

const FULL = { kind: 'full', factor: 1 } as const;

test('flying cards are hidden at their destination until they land, and each landing is counted', () => {
  const { animator } = animatorOf();
  animator.play(momentOf('play'), anywhere, anywhere, FULL);
  expect([...animator.flying]).toEqual(['heap:1', 'heap:2', 'heap:3']);
  for (const flight of animator.flights) animator.landed(flight);
  expect([animator.flying.size, animator.landings]).toEqual([0, 3]);
});

test('a moment ends automatically or when it is finished early', () => {
  const { animator, events } = animatorOf();
  animator.play(momentOf('knock'), anywhere, anywhere, FULL);
  vi.advanceTimersByTime(0);
  expect([animator.banner, animator.isBusy]).toEqual([{ kind: 'knock', seat: 3 }, true]);
  vi.runAllTimers();
  expect([animator.banner, animator.isBusy]).toEqual([undefined, false]);
  animator.play(momentOf('triplet'), anywhere, anywhere, FULL);
  animator.finish();
  expect([animator.flights, animator.flying.size, animator.isBusy]).toEqual([[], 0, false]);
  expect(events.filter((event) => event === 'done')).toHaveLength(2);
});

test('with reduced motion nothing flies, and changed cards keep a ring for a while', () => {
  const { animator } = animatorOf();
  animator.play(momentOf('play'), anywhere, anywhere, { kind: 'calm', factor: 1 });
  expect([animator.flights, animator.changed.size]).toEqual([[], 3]);
  vi.runAllTimers();
  expect(animator.changed.size).toBe(0);
});
