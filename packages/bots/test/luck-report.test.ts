import { describe, expect, it } from 'vitest';
import { luckReport, verdictOf, type JudgedGame, type LuckAccount, type Mark } from '@quando/bots';

const NO_ERRORS = { deals: 0, draws: 0, own: 0, others: 0 };

/** The account of a game that was won or lost from an even start, with so much luck; the others did the rest. */
const accountWith = (luck: number, result: 0 | 1): LuckAccount => ({
  start: 0.5,
  deals: luck / 4,
  draws: (luck * 3) / 4,
  own: 0,
  others: result - 0.5 - luck,
  result,
});

/** A finished game with so many mistakes. */
const over = (mistakes: number): { mistakes: number; isOver: boolean } => ({ mistakes, isOver: true });

/** A decision that a review found to lose so much. */
const reviewed = (mark: Mark, mean: number): { mark: Mark; loss: { mean: number; error: number } } => ({
  mark,
  loss: { mean, error: 0.01 },
});

describe('the verdict on a game', () => {
  it.each([
    [0.4, 1, 'won', 'good'],
    [-0.4, 1, 'won', 'bad'],
    [0.05, 1, 'won', 'even'],
    [0.4, 0, 'lost', 'good'],
    [-0.4, 0, 'lost', 'bad'],
    [-0.05, 0, 'lost', 'even'],
  ] as const)('with luck of %d and a result of %d is %s with %s luck', (luck, end, result, kind) => {
    expect(verdictOf(accountWith(luck, end), NO_ERRORS, over(2))).toEqual({
      result,
      mistakes: 2,
      luck: kind,
    });
  });

  it('does not speak of luck that its errors could explain, nor of none', () => {
    const unsure = { ...NO_ERRORS, own: 0.2 };
    expect(verdictOf(accountWith(0.4, 1), unsure, over(0)).luck).toBe('unclear');
    expect(verdictOf(accountWith(0, 1), unsure, over(0)).luck).toBe('unclear');
    expect(verdictOf(accountWith(0.6, 1), unsure, over(0)).luck).toBe('good');
  });

  it('is won by everybody who shares the first place', () => {
    expect(verdictOf({ ...accountWith(0, 1), result: 0.5 }, NO_ERRORS, over(0)).result).toBe('won');
  });

  it('is won by nobody after a single round, however good the chances are', () => {
    const round = { ...accountWith(0.4, 1), result: 0.9 };
    expect(verdictOf(round, NO_ERRORS, { mistakes: 0, isOver: false })).toEqual({
      result: 'open',
      mistakes: 0,
      luck: 'good',
    });
  });
});

describe('a report on luck', () => {
  const judged: JudgedGame = {
    start: [0.5, 0.5],
    deals: [[0.1, -0.1]],
    steps: [
      { round: 0, action: 0, seat: 0, correction: [0, 0], decision: [-0.3, 0.3], luck: [0, 0] },
      { round: 0, action: 1, seat: 1, correction: [-0.1, 0.1], decision: [0, 0], luck: [-0.2, 0.2] },
    ],
    result: [0, 1],
    isOver: true,
  };

  it('splits the own decisions into what was to be known and what could not be seen', () => {
    const decisions = [reviewed('mistake', 0.06), reviewed('inaccuracy', 0.03), reviewed('none', 0.01)];
    const { account, own, verdict } = luckReport(judged, 0, [...decisions, reviewed('unclear', 0.2)]);
    expect(account.own).toBeCloseTo(-0.3, 12);
    expect(own.known).toBeCloseTo(-0.09, 12);
    expect(own.known + own.unseen).toBeCloseTo(account.own, 12);
    expect(verdict.mistakes).toBe(1);
  });

  it('has nothing that was to be known where nothing is marked', () => {
    expect(luckReport(judged, 1, [reviewed('none', 0.01)]).own).toEqual({ known: 0, unseen: 0 });
  });
});
