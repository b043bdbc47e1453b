import { expect, test } from 'vitest';
import { DueActions } from '@quando/table';
import { FakeClock, settled } from './fake-clock.ts';

/** Actions that are due one after another, and their results. */
function scripted(times: number[], outcome: () => 'done' | 'failed' | Error = () => 'done') {
  const clock = new FakeClock();
  const start = clock.now();
  const log: (number | string)[] = [];
  const due = new DueActions<{ readonly at: number }>({
    clock,
    next: () => (times.length > 0 ? { at: start + times[0]! } : undefined),
    perform: ({ at }) => {
      log.push(at - start);
      const result = outcome();
      if (result instanceof Error) return Promise.reject(result);
      if (result === 'done') times.shift();
      return Promise.resolve(result);
    },
    onError: (error) => log.push(String(error)),
  });
  return { clock, due, log };
}

test('each action is performed at its time, then the next one is scheduled', async () => {
  const { clock, due, log } = scripted([100, 250]);
  due.schedule();
  expect(clock.nextIn).toBe(100);
  await clock.runNext();
  expect(log).toEqual([100]);
  expect(clock.nextIn).toBe(150);
  await clock.runNext();
  expect(log).toEqual([100, 250]);
  expect(clock.nextIn).toBeUndefined();
});

test('an action that failed, or threw, is retried after a delay', async () => {
  const outcomes = ['failed', new Error('a bug'), 'done'] as const;
  let tries = 0;
  const { clock, due, log } = scripted([10], () => outcomes[tries++]!);
  due.schedule();
  await clock.runNext();
  expect(clock.nextIn).toBe(3000);
  await clock.runNext();
  expect(clock.nextIn).toBe(3000);
  await clock.runNext();
  expect(log).toEqual([10, 10, 'Error: a bug', 10]);
  expect(clock.nextIn).toBeUndefined();
});

test('nothing is performed early, twice at once, or after the end', async () => {
  const { clock, due, log } = scripted([100, 100]);
  await due.attend();
  expect(log).toEqual([]);
  await clock.runNext();
  await Promise.all([due.attend(), due.attend()]);
  expect(log).toEqual([100, 100]);
  due.stop();
  due.schedule();
  await due.attend();
  await settled();
  expect(clock.nextIn).toBeUndefined();
});

test('an action that a wrong clock has put far into the future waits no longer than it should have', async () => {
  const HOUR = 3_600_000;
  const clock = new FakeClock();
  const at = clock.now() + HOUR + 100;
  const performed: number[] = [];
  const due = new DueActions<{ readonly at: number; readonly since: number }>({
    clock,
    next: () => (performed.length === 0 ? { at, since: at - 100 } : undefined),
    perform: (action) => {
      performed.push(action.at);
      return Promise.resolve('done');
    },
    onError: (error) => expect.unreachable(String(error)),
  });
  due.schedule();
  expect(clock.nextIn).toBe(100);
  await clock.runNext();
  expect(performed).toEqual([at]);
});
