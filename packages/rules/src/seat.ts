import { listOf } from './list-of.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** A point of view: a seat, or a watcher without a seat. */
export type Viewer = Seat | 'watcher';

/** A set of seats, seat s as bit s. */
export type SeatSet = number;

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 6;

/** The watchers' bit in the sets of viewers who have seen a side, next to the bits of the seats. */
export const WATCHER_BIT = 1 << MOST_PLAYERS;

export const isPlayerCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= FEWEST_PLAYERS && value <= MOST_PLAYERS;

export const viewerBit = (viewer: Viewer): number => (viewer === 'watcher' ? WATCHER_BIT : 1 << viewer);

/** All seats from 0 to players - 1. */
export const seatsOf = (players: number): readonly Seat[] => listOf(players, (seat) => seat);
