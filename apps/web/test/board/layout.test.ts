import { assert, constant, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardLayout } from '../../src/board/layout/board-layout.ts';
import type { LayoutInput } from '../../src/board/layout/layout-input.ts';
import { fanLayout, NUMERAL_PART } from '../../src/board/layout/fan-layout.ts';
import { handLayout, LEAST_CARD, LEAST_PITCH } from '../../src/board/layout/hand-layout.ts';
import { othersAround } from '../../src/board/layout/seat-place.ts';
import { shapeOf } from '../../src/board/layout/shape.ts';

const crowd = (cards: readonly number[], changes: Partial<LayoutInput> = {}): LayoutInput => ({
  viewer: 0,
  players: cards.length,
  cards,
  coming: 0,
  hasTurnBar: false,
  hasMemoryHelp: false,
  cardSize: 'normal',
  isHandOnly: false,
  ...changes,
});

describe('the own hand', () => {
  const narrow = { span: 352, height: 220, card: 76, bend: 8 };

  it.each([
    [1, 1],
    [7, 1],
    [8, 2],
    [15, 2],
    [16, 2],
    [17, 3],
    [20, 3],
  ])('of %i cards lies in %i rows on a phone of 360', (cards, rows) => {
    expect(handLayout({ ...narrow, cards }).rows).toBe(rows);
  });

  it('keeps its rows and sizes while a card is about to come', () => {
    const before = handLayout({ ...narrow, cards: 8 });
    const between = handLayout({ ...narrow, cards: 7, coming: 1 });
    expect([between.rows, between.card, between.height]).toEqual([before.rows, before.card, before.height]);
    expect(between.spots).toEqual(
      before.spots.slice(0, 7).map((spot, i) => (i < 4 ? spot : between.spots[i])),
    );
  });

  it('keeps its size in one row', () => {
    expect(handLayout({ ...narrow, cards: 7 }).card).toBe(76);
  });

  it('never brings cards closer than a finger, nor out of its span, at any size', () => {
    const space = record({
      cards: integer({ min: 1, max: 20 }),
      span: integer({ min: 304, max: 1100 }),
      height: integer({ min: 120, max: 900 }),
      card: integer({ min: 76, max: 130 }),
      bend: constant(0),
    });
    assert(
      property(space, (given) => {
        const { spots, pitch, perRow, card } = handLayout(given);
        expect(spots).toHaveLength(given.cards);
        expect(perRow === 1 || pitch >= LEAST_PITCH - 0.001).toBe(true);
        expect(card).toBeGreaterThanOrEqual(LEAST_CARD);
        for (const { x } of spots) {
          expect(x).toBeGreaterThanOrEqual(-0.001);
          expect(x + card).toBeLessThanOrEqual(given.span + 0.001);
        }
      }),
    );
  });

  it('bends and turns outwards from the middle', () => {
    const { spots } = handLayout({ ...narrow, cards: 7 });
    expect(spots[3]!.turn).toBe(0);
    expect(spots[0]!.turn).toBeLessThan(0);
    expect(spots[6]!.turn).toBeGreaterThan(0);
    expect(spots[0]!.y).toBeGreaterThan(spots[3]!.y);
  });
});

describe('a fan', () => {
  it('shows every numeral: narrower cards first, then two half rows', () => {
    const space = { span: 116, card: 36, bend: 8 };
    expect(fanLayout({ ...space, cards: 4 }).card).toBe(36);
    expect(fanLayout({ ...space, cards: 7 }).card).toBeLessThan(36);
    const half = fanLayout({ ...space, cards: 14 });
    expect(half.card).toBe(28);
    expect(new Set(half.spots.map(({ y }) => y)).size).toBe(2);
    expect(half.step).toBeGreaterThanOrEqual(28 * NUMERAL_PART.back);
  });

  it('stays within its span with every corner of its turned cards', () => {
    const space = record({
      cards: integer({ min: 1, max: 20 }),
      span: integer({ min: 93, max: 400 }),
      card: integer({ min: 28, max: 80 }),
      bend: integer({ min: 0, max: 20 }),
    });
    assert(
      property(space, (given) => {
        const { spots, card, width } = fanLayout(given);
        expect(width).toBeLessThanOrEqual(given.span + 0.001);
        for (const { x, turn } of spots) {
          const angle = (turn * Math.PI) / 180;
          const corner = (side: number): number =>
            x + card / 2 + (side * card * Math.cos(angle)) / 2 + 1.2 * card * 1.4 * Math.sin(angle);
          expect(corner(-1)).toBeGreaterThanOrEqual(-0.001);
          expect(corner(1)).toBeLessThanOrEqual(width + 0.001);
        }
      }),
    );
  });

  it('of fronts leaves room for their wider numerals', () => {
    const space = { cards: 8, span: 168, card: 50, bend: 0 };
    const { card, step } = fanLayout({ ...space, kind: 'front' });
    expect(step).toBeGreaterThanOrEqual(card * NUMERAL_PART.front);
    expect(card).toBeLessThan(fanLayout(space).card);
  });

  it('of nobody’s cards takes no part', () => {
    expect(fanLayout({ span: 116, card: 36, bend: 8, cards: 0 }).spots).toEqual([]);
  });
});

describe('the seats', () => {
  it('go clockwise from the left neighbour', () => {
    expect(othersAround(4, 2)).toEqual([
      { seat: 3, place: 'left' },
      { seat: 0, place: 'top' },
      { seat: 1, place: 'right' },
    ]);
    expect(othersAround(6, 0).map(({ place }) => place)).toEqual([
      'left',
      'upper-left',
      'top',
      'upper-right',
      'right',
    ]);
  });

  it.each([2, 3, 4, 5, 6])('have a place of their own each, for a watcher of %i too', (players) => {
    const seated = othersAround(players, 'watcher');
    expect(seated.map(({ seat }) => seat)).toEqual([...Array.from({ length: players }).keys()]);
    expect(new Set(seated.map(({ place }) => place)).size).toBe(players);
  });
});

describe('the board', () => {
  it.each([
    [360, 740, 'narrow'],
    [390, 844, 'phone'],
    [768, 1024, 'tablet'],
    [1280, 800, 'desk'],
    [740, 360, 'flat'],
    [640, 400, 'flat'],
  ])('on a screen of %i x %i is %s', (width, height, shape) => {
    expect(shapeOf({ width, height })).toBe(shape);
  });

  it('gives six players and a hand of fifteen room on 360 x 640', () => {
    const layout = boardLayout({ width: 360, height: 640, rem: 16 }, crowd([15, 12, 6, 5, 4, 6]));
    const seats = layout.seats.filter(({ place }) => ['left', 'upper-left', 'top'].includes(place));
    const tall = seats.reduce((sum, { fan }) => sum + fan.height + 1.6 * 16, 0);
    const bars = 44 + 32 + 62;
    expect(tall + layout.pile * 1.4 + layout.hand.height + bars).toBeLessThanOrEqual(640);
    expect(layout.isTight).toBe(true);
  });

  it.each([
    [2, 8],
    [4, 7],
    [6, 6],
  ])('gives %i players with a hand of eight cards of 60 on 360 x 640', (players, others) => {
    const cards = [8, ...Array.from({ length: players - 1 }, () => others)];
    const screen = { width: 360, height: 640, rem: 16 };
    expect(boardLayout(screen, crowd(cards, { hasMemoryHelp: true })).hand.card).toBeGreaterThanOrEqual(60);
  });

  it('gives a hand of eight cards at least as much room on a larger phone', () => {
    const sizes = [600, 640, 690, 740, 790, 844, 900].map((height) =>
      boardLayout({ width: 360, height, rem: 16 }, crowd([8, 8], { hasMemoryHelp: true })),
    );
    const cards = sizes.map(({ hand }) => hand.card);
    expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    expect(cards[1]).toBeGreaterThanOrEqual(70);
  });

  it('uses the room of a bar that the screen around it brings', () => {
    const screen = { width: 360, height: 560, rem: 16 };
    const [withBar, without] = [true, false].map((hasBar) => boardLayout(screen, crowd([8, 8], { hasBar })));
    expect(without!.hand.card).toBeGreaterThan(withBar!.hand.card);
  });

  it('leaves room for the action bar of six players on a low desk', () => {
    const { hand, seats, pile, isTight } = boardLayout(
      { width: 1024, height: 600, rem: 16 },
      crowd([7, 6, 7, 7, 6, 5]),
    );
    const upper = Math.max(...seats.map(({ fan }) => fan.height)) + (isTight ? 26 : 64);
    const bars = isTight ? 44 + 29 + 63 : 48 + 32 + 82;
    const middle = Math.max(upper, pile * 1.4 + (isTight ? 18 : 52));
    expect(upper + middle + hand.height + bars).toBeLessThanOrEqual(600);
    expect(hand.card).toBeGreaterThanOrEqual(60);
  });

  it('makes cards larger where that is wished', () => {
    const screen = { width: 1280, height: 800, rem: 16 };
    const normal = boardLayout(screen, crowd([5, 5])).hand.card;
    expect(boardLayout(screen, crowd([5, 5], { cardSize: 'large' })).hand.card).toBeGreaterThan(normal);
  });

  it('grows along on a very large screen, without turning the cards further', () => {
    const desk = boardLayout({ width: 1280, height: 800, rem: 16 }, crowd([7, 7, 7, 7]));
    const wall = boardLayout({ width: 3840, height: 2160, rem: 36 }, crowd([7, 7, 7, 7]));
    expect(wall.hand.card).toBeGreaterThan(desk.hand.card * 2);
    expect(wall.pile).toBeGreaterThan(desk.pile * 2);
    expect(wall.hand.spots[0]!.turn).toBe(desk.hand.spots[0]!.turn);
  });

  it('gives a phone that is only a hand shorter lines where a usual hand would not fit', () => {
    const cards = [7, 7, 7, 7, 7];
    const handOn = (width: number, height: number) =>
      boardLayout({ width, height, rem: 16 }, crowd(cards, { isHandOnly: true }));
    expect([handOn(320, 568), handOn(360, 740), handOn(390, 844)].map(({ isTight }) => isTight)).toEqual([
      true,
      false,
      false,
    ]);
    expect(handOn(320, 568).hand.card).toBeGreaterThanOrEqual(50);
  });
});
