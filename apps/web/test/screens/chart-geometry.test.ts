import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartGeometry, marksAt } from '../../src/screens/end/chart-geometry.ts';

const heightsOf = (line: string): number[] => line.split('L').map((point) => Number(point.split(' ')[1]));

const middle = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

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

  it('keeps labels at the ends of their lines where there is room', () => {
    const { labels, lines } = chartGeometry([[0, 20, 40]], 50);
    expect(labels.map(({ end }) => end)).toEqual(lines.map((line) => heightsOf(line).at(-1)));
    expect(labels.map(({ y }) => y)).toEqual(labels.map(({ end }) => end));
  });

  it('spreads crowded labels evenly around their lines, in the same order', () => {
    const { labels } = chartGeometry([[30, 31, 30, 32]], 50);
    expect(middle(labels.map(({ y }) => y))).toBeCloseTo(middle(labels.map(({ end }) => end)), 0);
    const byEnd = [...labels].toSorted((a, b) => a.end - b.end || a.y - b.y);
    expect(byEnd.map(({ y }) => y)).toEqual(labels.map(({ y }) => y).toSorted((a, b) => a - b));
  });

  it('keeps labels apart and inside, whatever the totals are', () => {
    assert(
      property(array(integer({ min: 0, max: 120 }), { minLength: 2, maxLength: 6 }), (totals) => {
        const { labels, base } = chartGeometry([totals], 50);
        const heights = labels.map(({ y }) => y).toSorted((a, b) => a - b);
        expect(heights.at(-1)).toBeLessThanOrEqual(base);
        expect(heights[0]).toBeGreaterThanOrEqual(12);
        expect(heights.every((y, i) => i === 0 || y - heights[i - 1]! >= 24.8)).toBe(true);
      }),
    );
  });

  it('puts marks below their rounds, and never two on top of each other', () => {
    expect(marksAt([1, 3], 3)).toEqual([100, 276]);
    assert(
      property(array(integer({ min: 1, max: 40 }), { maxLength: 4 }), (rounds) => {
        const places = marksAt(
          rounds.toSorted((a, b) => a - b),
          40,
        );
        return places.every((x, i) => i === 0 || x - places[i - 1]! >= 17);
      }),
    );
  });
});
