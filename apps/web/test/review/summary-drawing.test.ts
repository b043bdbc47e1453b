import { below, seededRandom } from '@quando/rules';
import { describe, expect, test } from 'vitest';
import type { GameSummary, LuckAccount } from '../../src/offline/review/review-message.ts';
import { candidateRows } from '../../src/screens/review/candidate-row.ts';
import { chanceChart, numbersAt, signsAt, spotOf } from '../../src/screens/review/chance-chart.ts';
import { luckPicture, wholeParts } from '../../src/screens/review/luck-bars.ts';
import { errorIn, signed, signedGames, withSign } from '../../src/screens/review/review-numbers.ts';
import { atMost, sideBars } from '../../src/screens/review/side-bars.ts';

const random = seededRandom('accounts');
const share = (): number => below(random, 1000) / 1000 - 0.5;

const ERRORS = { deals: 0.02, draws: 0.06, own: 0.05, others: 0.03 };

function account(): LuckAccount {
  const [deals, draws, own, others] = [share(), share(), share(), share()];
  const start = 0.25;
  return { start, deals, draws, own, others, result: start + deals + draws + own + others };
}

describe('the account of luck', () => {
  test('adds up in whole numbers too, and no part is off by more than one', () => {
    for (let i = 0; i < 500; i += 1) {
      const exact = account();
      const whole = wholeParts(exact);
      expect(whole.start + whole.deals + whole.draws + whole.own + whole.others).toBe(whole.result);
      for (const part of ['deals', 'draws', 'own', 'others'] as const)
        expect(Math.abs(whole[part] - exact[part] * 100)).toBeLessThanOrEqual(1.5);
    }
  });

  test('is drawn from one middle line: what took is left of it, what gave is right', () => {
    for (let i = 0; i < 200; i += 1) {
      const { zero, bars } = luckPicture({ account: account(), errors: ERRORS });
      for (const { value, from, width, error } of bars) {
        expect(value < 0 ? from + width : from).toBeCloseTo(zero, 6);
        expect(error.from + error.width / 2).toBeCloseTo(value < 0 ? from : from + width, 6);
        expect(error.from).toBeGreaterThanOrEqual(0);
        expect(error.from + error.width).toBeLessThanOrEqual(100);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from + width).toBeLessThanOrEqual(100);
      }
    }
  });
});

const summary: GameSummary = {
  seat: 1,
  start: [0.5, 0.5],
  chances: [
    { round: 0, action: 'deal', chances: [0.6, 0.4] },
    { round: 0, action: 0, chances: [0.7, 0.3] },
    { round: 1, action: 'deal', chances: [0.2, 0.8] },
    { round: 1, action: 0, chances: [0, 1] },
  ],
  loud: [],
  deciding: [],
  byKind: [],
  marks: { none: 0, inaccuracy: 0, mistake: 0, blunder: 0, unclear: 0 },
  players: [],
  known: 0,
};

describe('the chart of chances', () => {
  const chart = chanceChart(summary, { width: 360, height: 200 });

  test('leads from the start to the end, and a moment lies on the own line', () => {
    const end = spotOf(summary, chart, { round: 1, action: 0 });
    expect(end).toEqual({ x: chart.right, y: chart.top });
    expect(chart.lines[1]).toMatch(new RegExp(`${chart.right} ${chart.top}$`));
    expect(spotOf(summary, chart, { round: 1, action: 'deal' }).x).toBe((chart.left + chart.right) / 2);
  });

  test('numbers and signs do not cover each other, and the louder sign stays', () => {
    expect(numbersAt([10, 12, 80])).toEqual([10, 35, 80]);
    const kept = signsAt([
      { x: 10, what: 'triplet' },
      { x: 12, what: 'knock' },
      { x: 60, what: 'triplet' },
    ]);
    expect(kept.map(({ x }) => x).toSorted((a, b) => a - b)).toEqual([12, 60]);
  });
});

const candidate = (
  chance: number,
  behind: number,
  error: number,
): Parameters<typeof candidateRows>[0][0] => ({
  action: { type: 'knock' },
  isChosen: false,
  chance,
  behind: { mean: behind, error },
  points: { mean: 4, error: 1 },
});

describe('candidates', () => {
  test('two errors make no clear difference, more do; the first is the best', () => {
    const rows = candidateRows([
      candidate(0.4, 0, 0),
      candidate(0.38, 0.02, 0.01),
      candidate(0.3, 0.1, 0.01),
    ]);
    expect(rows.map(({ isBest, isLevel }) => [isBest, isLevel])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(rows[0]!.bar).toBeGreaterThan(rows[2]!.bar);
  });

  test('an error stays inside the bar: no chance is below 0', () => {
    const rows = candidateRows([candidate(0.3, 0, 0), candidate(0, 0.3, 0.04), candidate(0.1, 0.2, 0.5)]);
    for (const { error, bar } of rows) {
      expect(error.from).toBeGreaterThanOrEqual(0);
      expect(error.to).toBeLessThanOrEqual(100);
      expect(error.from).toBeLessThanOrEqual(bar);
      expect(error.to).toBeGreaterThanOrEqual(bar);
    }
    expect(rows[1]!.error.to).toBeGreaterThan(0);
  });
});

test('likely sides: rare numbers are left out, the highest bar is full', () => {
  const bars = sideBars([0.01, 0.5, 0.25, 0, 0, 0, 0, 0, 0, 0, 0.24], 104);
  expect(bars.map(({ number }) => number)).toEqual([1, 2, 10]);
  expect(bars[0]!.share).toBe(1);
  expect(atMost([0.1, 0.2, 0.3, 0.4], 2)).toBeCloseTo(0.6, 9);
});

test('numbers for people: a sign, never an error below one', () => {
  expect([signed(0.191), signed(-0.05), signed(0.001)]).toEqual(['+ 19', '− 5', '0']);
  expect([signedGames(0), signedGames(-3), withSign(0)]).toEqual(['0', '− 3', '+ 0']);
  expect(errorIn(0.001)).toBe('1');
});
