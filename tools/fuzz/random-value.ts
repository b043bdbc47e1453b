import { below, type Random } from '@quando/rules';

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[below(random, items.length)]!;

const NUMBERS: readonly unknown[] = [0, 1, 2, 5, 6, 41, -1, 0.5, 1e9, 2 ** 53, 1e308, '0', null];

const TEXTS: readonly string[] = [
  '',
  'a',
  '__proto__',
  'constructor',
  '\u0000',
  '💥',
  '../..',
  'x'.repeat(65),
];

/** A random value of any shape, a few levels deep. */
export function anything(random: Random, depth = 3): unknown {
  const kind = below(random, depth > 0 ? 7 : 5);
  if (kind < 2) return pick(random, NUMBERS);
  if (kind === 2) return pick(random, TEXTS);
  if (kind === 3) return below(random, 2) === 0;
  if (kind === 4) return null;
  const size = below(random, 4);
  if (kind === 5) return Array.from({ length: size }, () => anything(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [pick(random, TEXTS), anything(random, depth - 1)]),
  );
}
