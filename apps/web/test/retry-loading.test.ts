import { expect, test } from 'vitest';
import { retryLoading } from '../src/retry-loading.ts';

test('what cannot be loaded now is loaded after a rest', async () => {
  const answers = [false, false, true];
  let rests = 0;
  const load = (): Promise<string> =>
    answers.shift() ? Promise.resolve('it is here') : Promise.reject(new TypeError('cut'));
  const rest = (): Promise<void> => {
    rests += 1;
    return Promise.resolve();
  };
  expect(await retryLoading(load, rest)).toBe('it is here');
  expect(rests).toBe(2);
});
