import { describe, expect, test } from 'vitest';
import { CARD_RATIO } from '../../src/board/layout/hand-layout.ts';
import { largeHand } from '../../src/board/layout/large-hand.ts';
import { waitingHand } from '../../src/board/layout/waiting-hand.ts';
import { flatPlaces } from '../../src/room/flat-places.ts';

describe('a hand beside a big screen', () => {
  test.each([
    [1, 1, 1],
    [3, 1, 3],
    [5, 2, 3],
    [8, 2, 4],
  ])('of %i cards has %i rows of up to %i', (cards, rows, perRow) => {
    expect(largeHand({ cards, span: 362, height: 480 })).toMatchObject({ rows, perRow });
  });

  test('has cards as wide as a third of it, on a usual phone', () => {
    expect(largeHand({ cards: 5, span: 362, height: 480 }).card).toBe(118);
    expect(largeHand({ cards: 5, span: 332, height: 480 }).card).toBe(108);
  });

  test('of any size stays inside its space and covers no card', () => {
    for (let cards = 0; cards <= 20; cards += 1)
      for (const height of [240, 360, 480, 700]) {
        const { card, spots, ...layout } = largeHand({ cards, span: 340, height });
        expect(spots).toHaveLength(cards);
        expect(layout.height <= height || card <= 42).toBe(true);
        for (const [i, { x, y }] of spots.entries()) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + card).toBeLessThanOrEqual(341);
          for (const other of spots.slice(0, i))
            expect(Math.abs(other.x - x) >= card || Math.abs(other.y - y) >= card * CARD_RATIO).toBe(true);
        }
      }
  });
});

describe('a hand that waits for a side', () => {
  /** The height of a large and of a small choice with its lines, in rem. */
  const CHOICES = { true: 24, false: 11.5 };

  test('leaves the choice its room on a phone of any height, with up to ten cards', () => {
    for (let cards = 1; cards <= 10; cards += 1)
      for (const height of [320, 360, 420, 560, 700]) {
        const { hand, hasChoiceRoom } = waitingHand({ cards, span: 292, height }, 16);
        expect(hand.height + CHOICES[`${hasChoiceRoom}`] * 16).toBeLessThanOrEqual(height);
        for (const { x } of hand.spots) expect(x).toBeGreaterThanOrEqual(0);
      }
  });

  test('makes room for a large choice where there is some', () => {
    const choices = [420, 560].map((height) => waitingHand({ cards: 5, span: 292, height }, 16));
    expect(choices.map(({ hasChoiceRoom }) => hasChoiceRoom)).toEqual([false, true]);
  });
});

test.each([2, 3, 4, 5, 6])(
  '%i players have places around a tablet, at most two at a long side',
  (players) => {
    const places = flatPlaces(players);
    expect(places.map(({ seat }) => seat)).toEqual([...places.keys()]);
    for (const { side } of places) {
      const there = places.filter((place) => place.side === side);
      expect(there.length).toBeLessThanOrEqual(side === 'bottom' || side === 'top' ? 2 : 1);
      expect(new Set(there.map(({ half }) => half)).size).toBe(there.length);
    }
  },
);
