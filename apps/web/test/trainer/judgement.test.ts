import { describe, expect, it } from 'vitest';
import {
  bestStreakOf,
  bucketsOf,
  daysInARow,
  givenAway,
  isRight,
  meanGivenAway,
  parseJudgements,
  streakOf,
  type Judgement,
} from '../../src/trainer/judgement.ts';

const judgement = (changes: Partial<Judgement> = {}): Judgement => ({
  position: 'stream a',
  answer: 'knock',
  better: 'knock',
  alone: 0.8,
  edge: 1.5,
  ...changes,
});

const RIGHT = judgement();
const WRONG = judgement({ answer: 'wait' });
const EVEN = judgement({ answer: 'wait', better: 'even', edge: 0.1 });

const onDay = (day: string): Judgement => judgement({ position: `day ${day}` });

describe('a judgement', () => {
  it('is right if it says what is better, and always where both are as good', () => {
    expect([RIGHT, WRONG, EVEN].map(isRight)).toEqual([true, false, true]);
  });

  it('gives points away only where it is wrong', () => {
    expect([RIGHT, WRONG, EVEN].map(givenAway)).toEqual([0, 1.5, 0]);
    expect(givenAway(judgement({ better: 'wait', edge: -4 }))).toBe(4);
    expect(meanGivenAway([RIGHT, WRONG, EVEN])).toBe(0.5);
    expect(meanGivenAway([])).toBe(0);
  });
});

describe('a streak', () => {
  it('counts from the latest answer back to the last wrong one', () => {
    expect(streakOf([])).toBe(0);
    expect(streakOf([RIGHT, RIGHT])).toBe(2);
    expect(streakOf([RIGHT, WRONG, RIGHT, EVEN])).toBe(2);
    expect(streakOf([RIGHT, WRONG])).toBe(0);
  });

  it('is remembered at its longest', () => {
    expect(bestStreakOf([RIGHT, RIGHT, EVEN, WRONG, RIGHT])).toBe(3);
    expect(bestStreakOf([WRONG])).toBe(0);
  });

  it('of days ends today, or yesterday while today is still open', () => {
    const now = Date.parse('2026-03-02T23:30:00Z');
    const days = [onDay('2026-02-27'), onDay('2026-02-28'), onDay('2026-03-01')];
    expect(daysInARow(days, now)).toBe(3);
    expect(daysInARow([...days, onDay('2026-03-02')], now)).toBe(4);
    expect(daysInARow(days.slice(0, 2), now)).toBe(0);
    expect(daysInARow([RIGHT], now)).toBe(0);
  });
});

describe('the bars', () => {
  it('tell for each fifth of the chances how often a knock was the answer', () => {
    const buckets = bucketsOf([
      judgement({ alone: 0 }),
      judgement({ alone: 0.19, answer: 'wait' }),
      judgement({ alone: 0.2 }),
      judgement({ alone: 1 }),
    ]);
    expect(buckets.map(({ all, knocks }) => [all, knocks])).toEqual([
      [2, 1],
      [1, 1],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    expect(buckets.map(({ from }) => from)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  });
});

describe('what was kept', () => {
  it('is read as it was written', () => {
    const kept = [RIGHT, WRONG, EVEN];
    expect(parseJudgements(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    ['nothing', undefined],
    ['no list', { position: 'a' }],
    ['an answer that nobody gives', [{ ...RIGHT, answer: 'pass' }]],
    ['a chance above 1', [judgement({ alone: 1.1 })]],
    ['no points', [{ ...RIGHT, edge: null }]],
    ['a word', ['knock']],
  ])('is left out if it is %s', (_, kept) => {
    expect(parseJudgements(kept)).toEqual([]);
  });

  it('keeps what makes sense beside what does not', () => {
    expect(parseJudgements([null, RIGHT, 7])).toEqual([RIGHT]);
  });
});
