import { expect, onTestFinished, test, vi } from 'vitest';
import { Turns } from '../src/turns.ts';

test('however many ask for a turn at once, each gets one of the event loop for itself', async () => {
  const turns = new Turns();
  let loops = 0;
  let next: NodeJS.Immediate;
  const count = (): void => {
    loops += 1;
    next = setImmediate(count);
  };
  count();
  const given = await Promise.all(Array.from({ length: 20 }, () => turns.next().then(() => loops)));
  clearImmediate(next!);
  expect(new Set(given).size).toBe(20);
});

test('work goes on for five milliseconds, and then waits for its next turn', async () => {
  const turns = new Turns();
  const next = vi.spyOn(turns, 'next').mockResolvedValue();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => {
    clock.mockRestore();
  });
  const mayGoOn = turns.forWork();
  for (const now of [1000, 1001, 1004.9]) {
    clock.mockReturnValue(now);
    await mayGoOn();
  }
  expect(next).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(1005);
  await mayGoOn();
  expect(next).toHaveBeenCalledTimes(2);
});
