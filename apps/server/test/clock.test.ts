import { expect, test } from 'vitest';
import { steadyClock } from '../src/clock.ts';

test('a clock shows the time of its start, and what has passed since, whatever the machine shows', () => {
  let wall = 1_800_000_000_000;
  let elapsed = 500.25;
  const clock = steadyClock({ wall: () => wall, elapsed: () => elapsed });
  expect(clock.now()).toBe(1_800_000_000_000);
  elapsed += 60_000;
  expect(clock.now()).toBe(1_800_000_060_000);
  wall += 3_600_000;
  expect(clock.now()).toBe(1_800_000_060_000);
  wall -= 7_200_000;
  elapsed += 1000;
  expect(clock.now()).toBe(1_800_000_061_000);
});
