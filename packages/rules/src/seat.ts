/** A place at the table, from 0, clockwise. */
export type Seat = number;

/** Whose eyes: those of a seat, or of somebody who has none. */
export type Viewer = Seat | 'watcher';

/** Several seats, seat s as bit s. */
export type SeatSet = number;

export const MOST_PLAYERS = 6;

/** The watchers' bit in the sets that say who has seen a side; it stands beside those of the seats. */
export const WATCHER_BIT = 1 << MOST_PLAYERS;

export const isPlayerCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= MOST_PLAYERS;

export const viewerBit = (viewer: Viewer): number => (viewer === 'watcher' ? WATCHER_BIT : 1 << viewer);

/** All seats from 0 to players - 1. */
export const seatsOf = (players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, seat) => seat);
