import { pointsOf, type RoundResult, type Seat, type View } from '@quando/rules';
import { loadAppWords, type Person } from '@quando/text';
import type { Sitter } from '@quando/protocol';
import { describe, expect, it } from 'vitest';
import { literalView } from '../fixtures/literal-view.ts';
import { revealHeadline } from '../../src/screens/reveal/reveal-headline.ts';
import { openSum, revealRows } from '../../src/screens/reveal/reveal-row.ts';
import {
  revealLength,
  revealOrder,
  revealPace,
  revealStage,
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

function scored(
  knocker: Seat | 'nobody',
  end: RoundResult['end'] = 'knock',
): { view: View; result: RoundResult } {
  const result: RoundResult = { end, sums, points: pointsOf(sums, knocker), winners: 'none' };
  const hands = FRONTS.map((fronts) =>
    fronts.map((front, slot) => ({ slot, front, back: 9, frontSeenBy: 15, backSeenBy: 15 }) as const),
  );
  const view = literalView({ viewer: 3, phase: 'scored', knocker, turn: 1, hands: NAMES.map(() => '') });
  return { result, view: { ...view, hands, result } };
}

describe('[9] the rows of a reveal', () => {
  const { view, result } = scored(0);
  const rows = revealRows(view, result, sitters);

  it('stand from the lowest sum to the highest', () => {
    expect(rows.map(({ seat }) => seat)).toEqual([0, 3, 2, 1]);
  });

  it('know the reason and the points of each', () => {
    expect(rows.map(({ scoreReason, sum, points }) => ({ scoreReason, sum, points }))).toEqual([
      { scoreReason: 'knocker-tied', sum: 4, points: 9 },
      { scoreReason: 'tied', sum: 4, points: 0 },
      { scoreReason: 'counted', sum: 7, points: 7 },
      { scoreReason: 'counted', sum: 12, points: 12 },
    ]);
  });

  it('say whose fronts the viewer has known all along', () => {
    expect(rows.filter(({ isOwn }) => isOwn).map(({ seat }) => seat)).toEqual([3]);
  });

  it('add up what lies open', () => {
    expect([0, 1, 2, 3].map((open) => openSum(view.hands[0]!, open))).toEqual([0, 0, 1, 4]);
  });
});

const person = (seat: Seat): Person => (seat === 3 ? 'you' : { name: NAMES[seat]! });

describe('the loud sentence of a reveal', () => {
  it.each([
    [0, 'knock', 'A tie. Sarah knocked too soon!'],
    [3, 'knock', 'A tie. You knocked too soon!'],
    [2, 'knock', 'Somebody has less. Linus knocked too soon!'],
    ['nobody', 'zeros', 'Only zeros! Maria ends the round.'],
    [2, 'zeros', 'Only zeros! Maria ends the round.'],
  ] as const)('after a knock of %s and an end by %s', async (knocker, end, sentence) => {
    const { view, result } = scored(knocker, end);
    expect(revealHeadline(await loadAppWords('en'), view, result, person)).toBe(sentence);
  });
});

describe('the course of a reveal', () => {
  const pace = revealPace('normal', 'full');
  const sizes = [3, 2, 4];
  const at = (elapsed: number) => revealStage(sizes, pace, elapsed);

  it('shows the highest sum first, and among equals the higher seat', () => {
    expect(revealOrder([4, 12, 7, 4])).toEqual([1, 2, 3, 0]);
  });

  it.each(['slow', 'normal', 'fast'] as const)(
    'begins with nothing and ends with everything: %s',
    (speed) => {
      const chosen = revealPace(speed, 'full');
      const ended = revealStage(sizes, chosen, revealLength(sizes, chosen));
      expect(at(0)).toEqual({ open: [0, 0, 0], isScored: false, moved: 0, isOver: false });
      expect(ended).toEqual({ open: sizes, isScored: true, moved: 1, isOver: true });
    },
  );

  it('opens one hand after another, the last row first', () => {
    const third = pace.row + 4 * pace.card;
    expect(at(pace.row).open).toEqual([0, 0, 1]);
    expect(at(third).open).toEqual([0, 0, 4]);
    expect(at(third + pace.row).open).toEqual([0, 1, 4]);
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
    const instant = revealPace('instant', 'full');
    expect(revealStage(sizes, instant, 0)).toEqual({ open: sizes, isScored: true, moved: 1, isOver: true });
  });

  it('opens whole hands where nothing may move', () => {
    const still = revealPace('normal', 'reduced');
    expect(revealStage(sizes, still, still.row).open).toEqual([0, 0, 4]);
  });
});
