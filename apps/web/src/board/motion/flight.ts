import type { Side } from '@quando/rules';
import type { FaceKind } from '../../ui/card/face.ts';

/** A face as it is seen on the way. */
export type Face = { readonly side: Side; readonly kind: FaceKind };

/** Where a card is on the screen: its middle, its width, how far it is turned. */
export type Pose = { readonly x: number; readonly y: number; readonly width: number; readonly turn: number };

/** A card's way from one place to another; the times are in milliseconds from the start of the moment. */
export type Flight = {
  readonly id: string;
  /** What is hidden until it has landed. */
  readonly lands: string;
  readonly from: Pose;
  readonly to: Pose;
  readonly first: Face;
  /** Another face than the first is turned to on the way. */
  readonly last: Face;
  readonly delay: number;
  /** `fly`: straight there; `deal`: the same, unseen before it begins; `look`: lifted, turned, held up, then flown; `turn`: turned in place, then moved if its place is another one. */
  readonly style: 'fly' | 'deal' | 'look' | 'turn';
};

export const TIMES = { lift: 90, fly: 320, turn: 420, hold: 180, apart: 45, dealApart: 40 } as const;

/** How long a flight takes once it has begun. */
export function durationOf({ style }: Pick<Flight, 'style'>): number {
  if (style === 'turn') return TIMES.turn;
  if (style === 'look') return TIMES.lift + TIMES.turn + TIMES.hold + TIMES.fly;
  return TIMES.fly;
}

export const isSameFace = (a: Face, b: Face): boolean => a.side === b.side && a.kind === b.kind;
