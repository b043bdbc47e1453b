import { beforeEach, expect, test, vi } from 'vitest';
import { Director } from '../../src/board/motion/director.svelte.ts';
import type { Pose } from '../../src/board/motion/flight.ts';
import type { Moment } from '../../src/game/moment.ts';
import { PERFORMANCES } from '../fixtures/performances.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const pose: Pose = { x: 0, y: 0, width: 60, turn: 0 };
/** A screen on which every card has a place. */
const anywhere = { get: () => pose } as unknown as ReadonlyMap<string, Pose>;

const momentOf = (name: string): Moment => ({ seq: 1, ...PERFORMANCES[name]! });

function directorOf() {
  const events: string[] = [];
  const director = new Director({
    onEvent: ({ type }) => events.push(type),
    onDone: () => events.push('done'),
  });
  return { director, events };
}

const FULL = { kind: 'full', factor: 1 } as const;

test('cards that fly are hidden where they land until they have landed, and the heap gives under each', () => {
  const { director } = directorOf();
  director.perform(momentOf('play'), anywhere, anywhere, FULL);
  expect([...director.flying]).toEqual(['heap:1', 'heap:2', 'heap:3']);
  for (const flight of director.flights) director.landed(flight);
  expect([director.flying.size, director.thuds]).toEqual([0, 3]);
});

test('a moment comes to its end by itself, or at once', () => {
  const { director, events } = directorOf();
  director.perform(momentOf('knock'), anywhere, anywhere, FULL);
  vi.advanceTimersByTime(0);
  expect([director.loud, director.isBusy]).toEqual([{ kind: 'knock', seat: 3 }, true]);
  vi.runAllTimers();
  expect([director.loud, director.isBusy]).toEqual([undefined, false]);
  director.perform(momentOf('triplet'), anywhere, anywhere, FULL);
  director.finish();
  expect([director.flights, director.flying.size, director.isBusy]).toEqual([[], 0, false]);
  expect(events.filter((event) => event === 'done')).toHaveLength(2);
});

test('where nothing may move nothing flies, and what changed keeps a ring for a while', () => {
  const { director } = directorOf();
  director.perform(momentOf('play'), anywhere, anywhere, { kind: 'calm', factor: 1 });
  expect([director.flights, director.changed.size]).toEqual([[], 3]);
  vi.runAllTimers();
  expect(director.changed.size).toBe(0);
});
