import type { Seat } from '@quando/rules';
import type { Pose } from './flight.ts';
import type { Poses } from './timeline.ts';

/** The current poses of all cards and piles, relative to the board's corner. */
export function posesIn(board: HTMLElement): Poses {
  const corner = board.getBoundingClientRect();
  const things = board.querySelectorAll<HTMLElement>('[data-card], [data-spot]');
  return new Map(
    [...things].map((thing): [string, Pose] => [
      thing.dataset['card'] ?? thing.dataset['spot']!,
      poseOf(thing, corner.left, corner.top),
    ]),
  );
}

function poseOf(thing: HTMLElement, left: number, top: number): Pose {
  // The bounding box of a rotated card has the same centre as the card.
  const box = thing.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - left,
    y: box.top + box.height / 2 - top,
    width: thing.offsetWidth,
    turn: Number(thing.dataset['turn'] ?? 0),
  };
}

/** The centre of a player's cards, relative to the board's corner. */
export function middleOf(board: HTMLElement, seat: Seat): Pick<Pose, 'x' | 'y'> {
  const corner = board.getBoundingClientRect();
  const { x, y } = poseOf(board.querySelector(`[data-seat="${seat}"]`)!, corner.left, corner.top);
  return { x, y };
}
