import { seatsOf, type Seat, type Viewer } from '@quando/rules';

/** Where a player sits as seen by the viewer, clockwise from the lower left. */
export type SeatPlace = 'left' | 'upper-left' | 'top' | 'upper-right' | 'right' | 'low';

const PLACES: readonly (readonly SeatPlace[])[] = [
  [],
  ['top'],
  ['left', 'right'],
  ['left', 'top', 'right'],
  ['left', 'upper-left', 'upper-right', 'right'],
  ['left', 'upper-left', 'top', 'upper-right', 'right'],
];

export type SeatedAt = { readonly seat: Seat; readonly place: SeatPlace };

/** All other seats in turn order, starting at the viewer's left; for a watcher, all seats from 0. */
export function othersAround(players: number, viewer: Viewer): readonly SeatedAt[] {
  if (viewer === 'watcher') return watched(players);
  const places = PLACES[players - 1]!;
  return places.map((place, i) => ({ seat: (viewer + 1 + i) % players, place }));
}

/** A watcher sees six hands: the sixth takes the viewer's free place at the bottom. */
function watched(players: number): readonly SeatedAt[] {
  const places = PLACES[Math.min(players, 5)]!;
  return seatsOf(players).map((seat) => ({ seat, place: places[seat] ?? 'low' }));
}
