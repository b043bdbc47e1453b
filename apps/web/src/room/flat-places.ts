import type { Seat } from '@quando/rules';

/** The sides of a tablet that lies in the middle, clockwise from the lower one. */
export type FlatSide = 'bottom' | 'left' | 'top' | 'right';

/** Where a player sits: at a side, alone or on one of its halves (seen from there, the left one is first). */
export type FlatPlace = {
  readonly seat: Seat;
  readonly side: FlatSide;
  readonly half: 'whole' | 'first' | 'second';
};

/** How many sit at each side; the long sides take two. */
const SIDES: Readonly<Record<number, readonly FlatSide[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'top'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'bottom', 'left', 'top', 'right'],
  6: ['bottom', 'bottom', 'left', 'top', 'top', 'right'],
};

/** The places of all players around a tablet, clockwise. */
export function flatPlaces(players: number): readonly FlatPlace[] {
  const sides = SIDES[players] ?? [];
  return sides.map((side, seat) => {
    if (sides.filter((other) => other === side).length === 1) return { seat, side, half: 'whole' };
    // Clockwise, the first player at a side sits at its right hand end.
    return { seat, side, half: sides.indexOf(side) === seat ? 'second' : 'first' };
  });
}

/** How far the middle turns towards a side, in degrees. */
export const TURNS: Readonly<Record<FlatSide, number>> = { bottom: 0, left: 90, top: 180, right: -90 };
