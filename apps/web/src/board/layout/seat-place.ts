import { seatsOf, type Seat, type Viewer } from '@quando/rules';

/** Where somebody sits as seen from one's own place, clockwise from the lower left. */
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

/** Everyone else, in turn order from one's left neighbour; a watcher sits between the last seat and the first. */
export function othersAround(players: number, viewer: Viewer): readonly SeatedAt[] {
  if (viewer === 'watcher') return watched(players);
  const places = PLACES[players - 1]!;
  return places.map((place, i) => ({ seat: (viewer + 1 + i) % players, place }));
}

/** Six hands and no own one: the sixth takes a place that is free below. */
function watched(players: number): readonly SeatedAt[] {
  const places = PLACES[Math.min(players, 5)]!;
  return seatsOf(players).map((seat) => ({ seat, place: places[seat] ?? 'low' }));
}
