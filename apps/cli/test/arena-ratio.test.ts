import { describe, expect, it } from 'vitest';
import { below, seededRandom } from '@quando/rules';
import { meanInterval, ratioOf, shareInterval, type Cluster } from '../src/arena/ratio.ts';

const once = (amount: number): Cluster => ({ amount, count: 1 });

describe('the ratio of clusters', () => {
  it('is the plain mean with its standard error if all counts are 1', () => {
    const { value, error } = ratioOf([1, 2, 3, 4].map(once));
    expect(value).toBe(2.5);
    expect(error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
  });

  it('weights clusters by their counts', () => {
    const { value, error } = ratioOf([
      { amount: 1, count: 1 },
      { amount: 9, count: 3 },
    ]);
    expect(value).toBe(2.5);
    // Both are 1.5 away from what their counts would give.
    expect(error).toBeCloseTo(Math.sqrt(2 * (1.5 ** 2 + 1.5 ** 2)) / 4, 12);
  });

  it('does not gain precision from repetitions within a cluster', () => {
    const plain = ratioOf([0, 1, 1, 0, 1].map(once));
    const repeated = ratioOf([0, 1, 1, 0, 1].map((amount) => ({ amount: 4 * amount, count: 4 })));
    expect(repeated.error).toBeCloseTo(plain.error, 12);
  });
});

describe('the interval of a mean', () => {
  // Student's quantiles, from tables.
  it.each([
    [2, 12.706],
    [3, 4.303],
    [4, 3.182],
    [6, 2.571],
    [11, 2.228],
    [31, 2.042],
    [1001, 1.962],
  ])('of %i clusters is %f errors wide on either side', (clusters, quantile) => {
    const { low, high } = meanInterval({ value: 5, error: 1, clusters })!;
    expect((high - low) / 2 / quantile).toBeGreaterThan(0.99);
    expect((high - low) / 2 / quantile).toBeLessThan(1.01);
    expect((high + low) / 2).toBeCloseTo(5, 9);
  });

  it('is unknown for one cluster', () => {
    expect(meanInterval(ratioOf([once(3)]))).toBeUndefined();
  });
});

describe('the interval of a share', () => {
  it("is Wilson's for independent trials", () => {
    const { low, high } = shareInterval({ value: 0.2, error: Math.sqrt((0.2 * 0.8) / 1e4), clusters: 1e6 });
    expect(low).toBeCloseTo(0.19227, 4);
    expect(high).toBeCloseTo(0.20796, 4);
  });

  it('is never certain after a few successes', () => {
    const { low, high } = shareInterval(ratioOf(Array.from({ length: 100 }, () => once(1))));
    expect(low).toBeCloseTo(0.962, 2);
    expect(high).toBe(1);
    expect(shareInterval(ratioOf([once(1)]))).toEqual({ low: 0, high: 1 });
  });

  it('is a point if every cluster has the same share', () => {
    const { low, high } = shareInterval(ratioOf([0.25, 0.25, 0.25].map(once)));
    expect(high - low).toBeCloseTo(0, 12);
  });

  it('contains the true share about 95 times in 100, for trials that are correlated within clusters', () => {
    const random = seededRandom('coverage');
    let covered = 0;
    for (let i = 0; i < 2000; i += 1) {
      const { low, high } = shareInterval(ratioOf(Array.from({ length: 40 }, () => clusterOf(random))));
      if (low <= 0.3 && 0.3 <= high) covered += 1;
    }
    expect(covered / 2000).toBeGreaterThan(0.93);
    expect(covered / 2000).toBeLessThan(0.975);
  });
});

/** Four trials with a chance of 0.3, all but one of which repeat the first. */
function clusterOf(random: ReturnType<typeof seededRandom>): Cluster {
  const trial = (): number => (below(random, 100) < 30 ? 1 : 0);
  return { amount: 3 * trial() + trial(), count: 4 };
}
