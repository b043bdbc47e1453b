import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProbeWheel } from '../src/socket/probe-wheel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each item is visited once per round, and never all at once', () => {
  const visits: number[] = [];
  const wheel = new ProbeWheel<number>(20_000, (thing) => visits.push(thing));
  for (let thing = 0; thing < 1000; thing += 1) wheel.add(thing);
  let most = 0;
  for (let moment = 0; moment < 100; moment += 1) {
    const before = visits.length;
    vi.advanceTimersByTime(200);
    most = Math.max(most, visits.length - before);
  }
  expect(visits.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, thing) => thing));
  expect(most).toBe(10);
  wheel.stop();
  vi.advanceTimersByTime(40_000);
  expect(visits).toHaveLength(1000);
});

test('a removed item is no longer visited', () => {
  const visits: string[] = [];
  const wheel = new ProbeWheel<string>(100, (thing) => visits.push(thing));
  const leave = wheel.add('gone');
  wheel.add('here');
  leave();
  vi.advanceTimersByTime(200);
  expect(visits).toEqual(['here', 'here']);
  wheel.stop();
});
