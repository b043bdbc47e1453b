import type { Draft, Move } from '@quando/rules/authority';

/** In place of a count of cards: three numbers in a row. */
export const STRAIGHT = 0;

/**
 * Plays the first cards of a number in hand order, or the first card of each number of the straight that starts with
 * it.
 */
export function playGroup(draft: Draft, seat: number, number: number, cards: number, move: Move): void {
  move.play(0, 0);
  if (cards === STRAIGHT) {
    for (let i = 0; i < 3; i += 1) move.add(draft.positionOf(seat, number + i, 0));
  } else {
    for (let i = 0; i < cards; i += 1) move.add(draft.positionOf(seat, number, i));
  }
}

/** Plays the group with the greatest sum, and returns that sum. */
export function playGreatestSum(draft: Draft, seat: number, move: Move): number {
  let greatest = -1;
  for (let number = 0; number < 11; number += 1) {
    const cards = draft.count(seat, number);
    if (cards > 0 && cards * number > greatest) {
      greatest = cards * number;
      playGroup(draft, seat, number, cards, move);
    }
    // A straight adds up to three times its middle number.
    if (((draft.held(seat) >> number) & 7) === 7 && 3 * number + 3 > greatest) {
      greatest = 3 * number + 3;
      playGroup(draft, seat, number, STRAIGHT, move);
    }
  }
  return greatest;
}
