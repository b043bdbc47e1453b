import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shrunk, standingsOf, type StandingsRow } from '@quando/season';
import { result, simulatedResults } from './sample-results.ts';

const rowOf = (rows: readonly StandingsRow[], member: string): StandingsRow =>
  rows.find((row) => row.member === member)!;

/** Two games: Ada wins the first, and shares the second with a guest. */
const TWO_GAMES = [
  result(
    'second',
    ['ada', 'bo', 'GUEST'],
    [
      { sums: [4, 9, 0], knocker: 'nobody', zeros: 2 },
      { sums: [3, 8, 7], knocker: 0 },
      { sums: [6, 2, 2], knocker: 1, triplets: [0, 2, 1] },
    ],
    2000,
  ),
  result('first', ['bo', 'ada'], [{ sums: [8, 3], knocker: 1, triplets: [1, 0] }], 1000),
];

describe('standings', () => {
  const { rows, pairs, games } = standingsOf(TWO_GAMES, ['ada', 'bo', 'cleo']);

  test('count games, rounds, knocks, zeros and triplets of each member', () => {
    expect(games).toBe(2);
    expect(rowOf(rows, 'ada').tally).toMatchObject({ games: 2, rounds: 4, knocks: 2, rightKnocks: 2 });
    expect(rowOf(rows, 'bo').tally).toMatchObject({ knocks: 1, rightKnocks: 0, zeros: 0 });
    expect(rowOf(rows, 'bo').tally).toMatchObject({ triplets: 3, tripletRounds: 2, lowestGame: 8 });
    expect(rowOf(rows, 'cleo').tally.games).toBe(0);
  });

  test('points are compared with the mean of the table', () => {
    // Round by round: 13/3 - 4, 15/3 - 0, 13/3 - 6, and 8/2 - 0.
    expect(rowOf(rows, 'ada').tally.better).toBeCloseTo(1 / 3 + 5 - 5 / 3 + 4);
  });

  test('a shared win is a part of one, against the fair share', () => {
    expect(rowOf(rows, 'ada').tally.wins).toBe(1);
    expect(rowOf(rows, 'ada').tally.fairWins).toBeCloseTo(1 / 3 + 1 / 2);
  });

  test('form has the earliest game first, whatever the order of the results', () => {
    expect(rowOf(rows, 'ada').form).toEqual([true, false]);
    expect(rowOf(rows, 'bo').form).toEqual([false, false]);
  });

  test('who against whom looks the same from both sides', () => {
    expect(pairs.of('ada', 'bo')).toEqual({ ahead: 2, behind: 0, level: 0 });
    expect(pairs.of('bo', 'ada')).toEqual({ ahead: 0, behind: 2, level: 0 });
    expect(pairs.of('ada', 'cleo')).toEqual({ ahead: 0, behind: 0, level: 0 });
  });

  test('who has not played comes last', () => {
    expect(rows.map(({ member }) => member)).toEqual(['ada', 'bo', 'cleo']);
  });

  test('form has ten games, a streak counts over all', () => {
    const wins = Array.from({ length: 12 }, (_, i) =>
      result(`g${i}`, ['ada', 'bo'], [{ sums: [1, 9], knocker: 'nobody' }], i),
    );
    const [ada] = standingsOf(wins, ['ada', 'bo']).rows;
    expect(ada?.form).toHaveLength(10);
    expect(ada?.streak).toBe(12);
  });

  test('a head start decides who wins and who is ahead, but not points a round', () => {
    const plain = result('g', ['ada', 'bo'], [{ sums: [4, 9], knocker: 'nobody' }]);
    const helped = { ...plain, game: { ...plain.game, headStarts: [0, 20] } };
    const { rows: helpedRows, pairs: helpedPairs } = standingsOf([helped], ['ada', 'bo']);
    expect(rowOf(helpedRows, 'bo').tally.wins).toBe(1);
    expect(helpedPairs.of('bo', 'ada').ahead).toBe(1);
    expect(rowOf(helpedRows, 'bo').tally.better).toBe(
      rowOf(standingsOf([plain], ['bo']).rows, 'bo').tally.better,
    );
  });
});

describe('standings of any results', () => {
  const leagues = fc.record({ seed: fc.string(), games: fc.integer({ min: 1, max: 30 }) });
  const everybody = ['ada', 'bo', 'cleo', 'dan', 'eve'];
  const strengths = { ada: 0, bo: 1, cleo: 2, dan: 0, eve: 3 };

  test('among members only, nobody is better without somebody worse, and all wins are shared out', () => {
    fc.assert(
      fc.property(leagues, ({ seed, games }) => {
        const { rows } = standingsOf(simulatedResults(strengths, games, { seed }), everybody);
        const total = (value: (row: StandingsRow) => number): number =>
          rows.reduce((sum, row) => sum + value(row), 0);
        expect(total(({ tally }) => tally.better)).toBeCloseTo(0, 6);
        expect(total(({ tally }) => tally.wins)).toBeCloseTo(games, 6);
        expect(total(({ tally }) => tally.fairWins)).toBeCloseTo(games, 6);
      }),
      { numRuns: 30 },
    );
  });

  test('do not depend on the order of the results', () => {
    fc.assert(
      fc.property(leagues, ({ seed, games }) => {
        const results = simulatedResults(strengths, games, { seed });
        expect(standingsOf(results.toReversed(), everybody).rows).toEqual(
          standingsOf(results, everybody).rows,
        );
      }),
      { numRuns: 20 },
    );
  });

  test('find the true order in a long season', () => {
    const far = { ada: 0, bo: 2, cleo: 4, dan: 6 };
    const { rows } = standingsOf(simulatedResults(far, 200), Object.keys(far));
    expect(rows.map(({ member }) => member)).toEqual(['ada', 'bo', 'cleo', 'dan']);
    expect(rows.map(({ places }) => places)).toEqual(
      [1, 2, 3, 4].map((place) => ({ best: place, worst: place })),
    );
  });
});

describe('shrinkage', () => {
  const seldom = { count: 4, sum: 20, squares: 200 };
  const often = { count: 400, sum: 2000, squares: 22_000 };

  test('moves who plays seldom nearer to 0, with a wider error', () => {
    const [few, many] = shrunk([seldom, often]);
    expect(few!.value).toBeGreaterThan(0);
    expect(few!.value).toBeLessThan(many!.value);
    expect(many!.value).toBeLessThan(5);
    expect(few!.error).toBeGreaterThan(many!.error);
  });

  test('says nothing about who has not played', () => {
    expect(shrunk([{ count: 0, sum: 0, squares: 0 }])[0]).toEqual({ value: 0, error: 1 });
  });

  test('never overshoots, and is never certain', () => {
    const sample = fc.array(fc.integer({ min: -30, max: 30 }), { maxLength: 60 }).map((values) => ({
      count: values.length,
      sum: values.reduce((sum, value) => sum + value, 0),
      squares: values.reduce((sum, value) => sum + value * value, 0),
    }));
    fc.assert(
      fc.property(fc.array(sample, { minLength: 1, maxLength: 8 }), (samples) => {
        for (const [i, { value, error }] of shrunk(samples).entries()) {
          const { count, sum } = samples[i]!;
          expect(Math.abs(value)).toBeLessThanOrEqual(count === 0 ? 0 : Math.abs(sum / count));
          expect(error).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('holds the truth within one error in about two thirds of all cases', () => {
    const strengths = { ada: 0, bo: 0, cleo: 0, dan: 0 };
    let inside = 0;
    for (let season = 0; season < 60; season += 1) {
      const { rows } = standingsOf(
        simulatedResults(strengths, 20, { seed: `s${season}` }),
        Object.keys(strengths),
      );
      inside += rows.filter(({ better }) => Math.abs(better.value) <= better.error).length;
    }
    expect(inside / 240).toBeGreaterThan(0.6);
  });
});
