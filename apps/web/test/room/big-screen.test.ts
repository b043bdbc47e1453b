import { expect, test } from 'vitest';
import { BigScreen, SCREEN_GRACE } from '../../src/room/big-screen.svelte.ts';
import { FakeClock } from '../online/fake-clock.ts';

function following() {
  const clock = new FakeClock();
  const screen = new BigScreen(clock);
  const said: boolean[] = [];
  const follow = (hasScreen: boolean): void =>
    screen.follow(hasScreen ? { hasScreen } : {}, (isOn) => said.push(isOn));
  return { clock, screen, said, follow };
}

test('a big screen that is there from the start is nothing to talk about', () => {
  const { screen, said, follow } = following();
  follow(true);
  expect(screen.isOn).toBe(true);
  expect(said).toEqual([]);
});

test('a big screen that reloads is not missed', () => {
  const { clock, screen, said, follow } = following();
  follow(true);
  follow(false);
  clock.pass(SCREEN_GRACE - 1);
  follow(true);
  clock.pass(10 * SCREEN_GRACE);
  expect(screen.isOn).toBe(true);
  expect(said).toEqual([]);
});

test('one that is gone is said once, and so is its return', () => {
  const { clock, screen, said, follow } = following();
  follow(true);
  for (let i = 0; i < 3; i += 1) follow(false);
  clock.pass(SCREEN_GRACE);
  expect(screen.isOn).toBe(false);
  follow(false);
  clock.pass(10 * SCREEN_GRACE);
  expect(said).toEqual([false]);
  follow(true);
  expect(screen.isOn).toBe(true);
  expect(said).toEqual([false, true]);
});
