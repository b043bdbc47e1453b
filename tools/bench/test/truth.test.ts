import { describe, expect, test } from 'vitest';
import { reviewTools } from '../net/loaded.ts';
import { blundersIn, intervalsIn } from '../truth/truth.ts';
import { isUsable, readTruths } from '../truth/truths.ts';

/** So many of the positions are reviewed; all of them by `npm run bench -- truth`. */
const EACH = 12;

describe('long play-outs', () => {
  test('exist for at least 300 positions of all kinds that tell something', () => {
    const all = readTruths().filter(isUsable);
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.every(({ playouts }) => playouts > 99_000)).toBe(true);
    expect(new Set(all.map(({ players }) => players)).size).toBe(5);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(7);
  });

  test('lie in the 95 % intervals of a review in at least 92 % of cases', { timeout: 600_000 }, () => {
    const truths = readTruths().filter(isUsable);
    const { held } = intervalsIn(
      truths.filter((_, i) => i % EACH === 0),
      reviewTools(),
    );
    expect(held).toBeGreaterThanOrEqual(0.92);
  });

  test('know blunders of several kinds, most of which a review marks', { timeout: 600_000 }, () => {
    const { planted, marked, kinds } = blundersIn(readTruths().filter(isUsable), 5, reviewTools());
    expect(planted).toBeGreaterThan(20);
    expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(3);
    expect(marked).toBeGreaterThanOrEqual(0.75);
  });
});
