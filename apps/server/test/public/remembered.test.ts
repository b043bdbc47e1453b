import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Remembered } from '../../src/public/remembered.ts';

test('a question is asked once for a while, and again after that or after a failure', async () => {
  let asked = 0;
  let isBroken = true;
  const remembered = new Remembered(async () => {
    asked += 1;
    if (isBroken) throw new Error('no database');
    return asked;
  }, 100);
  await expect(remembered.get()).rejects.toThrow('no database');
  isBroken = false;
  expect(await Promise.all([remembered.get(), remembered.get()])).toEqual([2, 2]);
  expect(await remembered.get()).toBe(2);
  await sleep(110);
  expect(await remembered.get()).toBe(3);
});
