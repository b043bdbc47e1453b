import type { Side } from '@quando/rules';
import type { FaceKind } from '../../ui/card/face.ts';

/** One side of a card as drawn during a flight; a neutral one shows that there is a card, and nothing of it. */
export type Face = { readonly side: Side | 'neutral'; readonly kind: FaceKind };

/** Where a card is on the screen: its centre, its width and its rotation in degrees. */
export type Pose = { readonly x: number; readonly y: number; readonly width: number; readonly turn: number };

/** A card's movement from one place to another; `delay` is in milliseconds from the start of the moment. */
export type Flight = {
  /** Unique in its moment. */
  readonly id: number;
  /** The key of the card or pile that stays hidden until this flight has landed. */
  readonly lands: string;
  readonly from: Pose;
  readonly to: Pose;
  readonly first: Face;
  /** If it differs from `first`, the card turns over during the flight. */
  readonly last: Face;
  /** The other side of the last face, if it is to be shown beside it. */
  readonly other?: Side;
  readonly delay: number;
  /**
   * `fly`: moves straight to its place; `deal`: the same, invisible until it starts; `look`: is lifted, turned over and
   * held up, then flies; `turn`: turns over in place, stays to be understood, then moves if it has a new place.
   */
  readonly style: 'fly' | 'deal' | 'look' | 'turn';
};

export const TIMES = {
  lift: 90,
  fly: 320,
  turn: 420,
  hold: 180,
  shown: 900,
  apart: 45,
  dealApart: 40,
} as const;

/** How long a flight takes after its delay. */
export function durationOf({ style }: Pick<Flight, 'style'>): number {
  if (style === 'turn') return TIMES.turn + TIMES.shown;
  if (style === 'look') return TIMES.lift + TIMES.turn + TIMES.hold + TIMES.fly;
  return TIMES.fly;
}

export const isSameFace = (a: Face, b: Face): boolean => a.side === b.side && a.kind === b.kind;
