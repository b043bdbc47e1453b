import type { CardNumber, HeldCard, Seat, Side, View } from '@quando/rules';

/** The viewer's seat; bots never decide for a watcher. */
export function ownSeat({ viewer }: View): Seat {
  if (viewer === 'watcher') throw new Error('a watcher has no seat');
  return viewer;
}

export const ownHand = (view: View): readonly HeldCard[] => view.hands[ownSeat(view)]!;

/** A side that its viewer always sees: a front of their own hand, or the top of the pile. */
export function seenSide(side: Side): CardNumber {
  if (side === 'hidden') throw new Error('this side is hidden');
  return side;
}
