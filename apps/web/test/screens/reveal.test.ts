import { pointsOf, type RoundResult, type Seat } from '@quando/rules';
import { loadAppWords, type Person } from '@quando/text';
import type { Sitter } from '@quando/protocol';
import { describe, expect, it } from 'vitest';
import { literalView } from '../fixtures/literal-view.ts';
import { roundOnTable, type ScoredRound } from '../../src/game/scored-round.ts';
import { revealHeadline, revealQuestion } from '../../src/screens/reveal/reveal-headline.ts';
import { byRank, lowestYet, openSum, revealRows } from '../../src/screens/reveal/reveal-row.ts';
import { revealReasons } from '../../src/screens/reveal/reveal-why.ts';
import {
  handTimes,
  revealLength,
  revealPace,
  revealStage,
  scoringTime,
} from '../../src/screens/reveal/reveal-timeline.ts';

const FRONTS = [
  [0, 1, 3],
  [7, 5],
  [4, 3],
  [0, 4],
] as const;
const NAMES = ['Sarah', 'Maria', 'Linus', 'Tim'];
const sums = FRONTS.map((fronts) => fronts.reduce<number>((sum, front) => sum + front, 0));

const sitters: readonly Sitter[] = NAMES.map((name) => ({ kind: 'person', name, avatar: 'round' }));

function scored(knocker: Seat | 'nobody', end: RoundResult['end'] = 'knock'): ScoredRound {
  const points = pointsOf(sums, knocker);
  const result: RoundResult = { end, sums, points, winners: 'none' };
  const hands = FRONTS.map((fronts) =>
    fronts.map((front, slot) => ({ slot, front, back: 9, frontSeenBy: 15, backSeenBy: 15 }) as const),
  );
  const view = literalView({ viewer: 3, phase: 'scored', knocker, turn: 1, hands: NAMES.map(() => '') });
  return roundOnTable({ ...view, hands, result, totals: points.map((score) => score + 10) }, result);
}

describe('[9] the rows of a reveal', () => {
  const rows = revealRows(scored(0), sitters);

  it('are turned clockwise, the knocker last: the order gives nothing away', () => {
    expect(rows.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
    expect(revealRows(scored(2), sitters).map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
  });

  it('end with whoever has only zeros, whoever knocked', () => {
    expect(revealRows(scored(2, 'zeros'), sitters).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });

  it('are ranked by points in the end, and of equal points by the sum', () => {
    expect(byRank(rows).map(({ seat }) => seat)).toEqual([3, 2, 0, 1]);
  });

  it('know the reason, the points and the total before', () => {
    expect(rows.map(({ scoreReason, sum, points, before }) => [scoreReason, sum, points, before])).toEqual([
      ['counted', 12, 12, 10],
      ['counted', 7, 7, 10],
      ['tied', 4, 0, 10],
      ['knocker-tied', 4, 9, 10],
    ]);
  });

  it('say whose fronts the viewer has known all along', () => {
    expect(rows.filter(({ isOwn }) => isOwn).map(({ seat }) => seat)).toEqual([3]);
  });

  it('add up what lies open', () => {
    expect([0, 1, 2, 3].map((open) => openSum(rows[3]!.cards, open))).toEqual([0, 0, 1, 4]);
  });

  it('know the lowest of the hands that are turned, and of no other', () => {
    const pace = revealPace('normal', 'full');
    const sizes = rows.map(({ cards }) => cards.length);
    const ends = handTimes(sizes, pace).map(({ end }) => end);
    const lowest = [0, ...ends].map((time) => lowestYet(rows, revealStage(sizes, pace, time)));
    expect(lowest).toEqual([Infinity, 12, 7, 4, 4]);
  });
});

const person = (seat: Seat): Person => (seat === 3 ? 'you' : { name: NAMES[seat]! });

describe('the loud sentence of a reveal', () => {
  it.each([
    [0, 'knock', 'Is anyone else as low as Sarah?', 'A tie. Sarah knocked too soon!'],
    [3, 'knock', 'Is anyone else as low as you?', 'A tie. You knocked too soon!'],
    [2, 'knock', 'Is anyone else as low as Linus?', 'Somebody has less. Linus knocked too soon!'],
    ['nobody', 'zeros', 'Only zeros! Maria ends the round.', 'Only zeros! Maria ends the round.'],
    [2, 'zeros', 'Only zeros! Maria ends the round.', 'Only zeros! Maria ends the round.'],
  ] as const)('after a knock of %s and an end by %s', async (knocker, end, question, answer) => {
    const words = await loadAppWords('en');
    expect(revealQuestion(words, scored(knocker, end), person)).toBe(question);
    expect(revealHeadline(words, scored(knocker, end), person)).toBe(answer);
  });
});

describe('[9] why everybody got their points', () => {
  it.each([
    [
      0,
      'knock',
      [
        'The lowest sum is 4: Sarah and you.',
        'Sarah knocked, but somebody else has it, too: 5 penalty points on top, 4\u00a0+\u00a05\u00a0=\u00a09.',
        '0 points for you.',
        'For everybody else the sum counts.',
      ],
    ],
    [
      2,
      'knock',
      [
        'The lowest sum is 4: Sarah and you.',
        'Linus knocked but does not have it: 5 penalty points on top, 7\u00a0+\u00a05\u00a0=\u00a012.',
        '0 points for Sarah and you.',
        'For everybody else the sum counts.',
      ],
    ],
    [
      'nobody',
      'zeros',
      [
        'Maria held nothing but zeros. That ends the round at once.',
        'The lowest sum is 4: Sarah and you.',
        '0 points for Sarah and you.',
        'For everybody else the sum counts.',
      ],
    ],
  ] as const)('after a knock of %s and an end by %s', async (knocker, end, reasons) => {
    expect(revealReasons(await loadAppWords('en'), scored(knocker, end), person)).toEqual(reasons);
  });
});

describe('the course of a reveal', () => {
  const pace = revealPace('normal', 'full');
  const sizes = [3, 2, 4];
  const at = (elapsed: number) => revealStage(sizes, pace, elapsed);
  const times = handTimes(sizes, pace);
  const nothing = {
    open: [0, 0, 0],
    turning: 'none',
    isScored: false,
    isRanked: false,
    moved: 0,
    isOver: false,
  };
  const everything = {
    open: sizes,
    turning: 'none',
    isScored: true,
    isRanked: true,
    moved: 1,
    isOver: true,
  };

  it.each(['slow', 'normal', 'fast'] as const)(
    'begins with nothing and ends with everything: %s',
    (speed) => {
      const chosen = revealPace(speed, 'full');
      expect(at(0)).toEqual(nothing);
      expect(revealStage(sizes, chosen, revealLength(sizes, chosen))).toEqual(everything);
    },
  );

  it('opens one hand after another, card by card', () => {
    const first = times[0]!.start + pace.frame;
    expect(at(first).open).toEqual([1, 0, 0]);
    expect(at(first + 2 * pace.card).open).toEqual([3, 0, 0]);
    expect(at(times[1]!.start + pace.frame)).toMatchObject({ open: [3, 1, 0], turning: 1 });
    expect(at(times[2]!.end - 1)).toMatchObject({ open: [3, 2, 4], turning: 2, isScored: false });
  });

  it('pauses before the last hand', () => {
    expect(times[1]!.start).toBe(times[0]!.end);
    expect(times[2]!.start).toBe(times[1]!.end + pace.suspense);
  });

  it('keeps the rows in their order until everybody has seen the points', () => {
    const scoring = scoringTime(sizes, pace);
    expect(at(scoring)).toMatchObject({ isScored: true, isRanked: false, moved: 0 });
    expect(at(scoring + pace.score)).toMatchObject({ isRanked: true, moved: 0, isOver: false });
  });

  it('only ever goes on', () => {
    let before = at(0);
    for (let elapsed = 0; elapsed <= revealLength(sizes, pace); elapsed += 37) {
      const now = at(elapsed);
      expect(now.open.every((open, row) => open >= before.open[row]!)).toBe(true);
      expect(now.moved).toBeGreaterThanOrEqual(before.moved);
      expect(now.isScored && now.open.some((open, row) => open < sizes[row]!)).toBe(false);
      before = now;
    }
  });

  it('is there at once where everything is instant', () => {
    expect(revealStage(sizes, revealPace('instant', 'full'), 0)).toEqual(everything);
  });

  it('opens whole hands where nothing may move', () => {
    const still = revealPace('normal', 'reduced');
    expect(revealStage(sizes, still, still.start).open).toEqual([3, 0, 0]);
  });
});
