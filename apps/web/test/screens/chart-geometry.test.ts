import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartGeometry } from '../../src/screens/end/chart-geometry.ts';

const heightsOf = (line: string): number[] => line.split('L').map((point) => Number(point.split(' ')[1]));

describe('the chart of totals', () => {
  const chart = chartGeometry(
    [
      [4, 0],
      [4, 30],
      [10, 60],
    ],
    50,
  );

  it('draws one line a seat from nothing to its total, upwards', () => {
    expect(chart.lines).toHaveLength(2);
    const heights = heightsOf(chart.lines[1]!);
    expect(heights).toHaveLength(4);
    expect(heights[0]).toBe(chart.base);
    expect(heights[1]).toBe(chart.base);
    expect(heights[3]).toBeLessThan(heights[2]!);
  });

  it('draws the target below a total that has passed it', () => {
    expect(chart.target).toBeGreaterThan(heightsOf(chart.lines[1]!).at(-1)!);
    expect(chart.target).toBeLessThan(chart.base);
  });

  it('names all rounds of a short game, and the last one of a long game', () => {
    expect(chart.rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
    const long = chartGeometry(
      Array.from({ length: 23 }, (_, i) => [i, i]),
      50,
    );
    expect(long.rounds.length).toBeLessThanOrEqual(10);
    expect(long.rounds.at(-1)!.round).toBe(23);
  });

  it('keeps labels apart and inside, whatever the totals are', () => {
    assert(
      property(array(integer({ min: 0, max: 120 }), { minLength: 2, maxLength: 6 }), (totals) => {
        const { labels, base } = chartGeometry([totals], 50);
        const heights = labels.map(({ y }) => y).toSorted((a, b) => a - b);
        expect(heights.at(-1)).toBeLessThanOrEqual(base);
        expect(heights[0]).toBeGreaterThanOrEqual(13);
        expect(heights.every((y, i) => i === 0 || y - heights[i - 1]! >= 26.9)).toBe(true);
      }),
    );
  });
});
