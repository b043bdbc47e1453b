import type { RoundResult, View, Viewer } from '@quando/rules';
import { describe, expect, test } from 'vitest';
import { withoutResult } from '../../src/board/seats/hide-result.ts';
import { literalView } from '../fixtures/literal-view.ts';

const result: RoundResult = { end: 'knock', sums: [3, 8], points: [0, 8], winners: 'none' };

/** Two hands of one card each, both sides known, after a round. */
function scoredView(viewer: Viewer): View {
  const view = literalView({ hands: ['3', '5'] });
  const open = (front: 3 | 8, back: 5 | 9) => [{ ...view.hands[0]![0]!, front, back }];
  return { ...view, viewer, result, hands: [open(3, 9), open(8, 5)] };
}

describe('[2] before the reveal the table shows', () => {
  test('a round under way as it is', () => {
    const view = literalView({ hands: ['3', '5'] });
    expect(withoutResult(view, undefined)).toBe(view);
  });

  test("the others' backs, and no front that nobody had seen", () => {
    expect(withoutResult(scoredView(0), undefined).hands.flat()).toMatchObject([
      { front: 3, back: 9 },
      { front: 'hidden', back: 5 },
    ]);
  });

  test('a front that the viewer knew already', () => {
    const after = scoredView(0);
    const before = { ...after, result: 'none' } as const;
    expect(withoutResult(after, before).hands[1]).toMatchObject([{ front: 8, back: 5 }]);
  });

  test('the points as they were', () => {
    const before = { ...scoredView(0), result: 'none', totals: [4, 6] } as const;
    expect(withoutResult({ ...scoredView(0), totals: [4, 14] }, before).totals).toEqual([4, 6]);
  });

  test('a watcher neither side', () => {
    const sides = withoutResult(scoredView('watcher'), undefined).hands.flat();
    expect(sides).toMatchObject([
      { front: 'hidden', back: 'hidden' },
      { front: 'hidden', back: 'hidden' },
    ]);
  });
});
