import { afterEach, expect, it } from 'vitest';
import { addPolyfills } from '../../src/polyfills.ts';

const LACKING = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'with'],
  [AbortSignal, 'timeout'],
] as const;

const own = LACKING.map(([target, name]) => ({
  target,
  name,
  property: Object.getOwnPropertyDescriptor(target, name)!,
}));

afterEach(() => {
  for (const { target, name, property } of own) Object.defineProperty(target, name, property);
});

it('gives an old browser what it lacks', async () => {
  for (const { target, name } of own) Reflect.deleteProperty(target, name);
  addPolyfills();
  const numbers = [3, 10, 2];
  expect(numbers.toSorted((a, b) => a - b)).toEqual([2, 3, 10]);
  expect(numbers.toReversed()).toEqual([2, 10, 3]);
  expect(numbers.with(1, 7)).toEqual([3, 7, 2]);
  expect(numbers).toEqual([3, 10, 2]);
  const signal = AbortSignal.timeout(1);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  // A loop over an array meets none of them.
  expect(Object.keys(Array.prototype)).toEqual([]);
});

it('leaves the functions of a newer browser alone', () => {
  const { toSorted } = Array.prototype;
  addPolyfills();
  expect(Array.prototype.toSorted).toBe(toSorted);
});
