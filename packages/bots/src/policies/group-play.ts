import type { Draft, Move } from '@quando/rules/authority';

/** In place of a count of cards: three numbers in a row. */
export const STRAIGHT = 0;

/**
 * Plays the first cards of a number in hand order, or the first card of each number of the straight that starts with
 * it.
 */
export function playGroup(draft: Draft, seat: number, number: number, cards: number, move: Move): void {
  const isStraight = cards === STRAIGHT;
  let low = 0;
  let high = 0;
  let wanted = isStraight ? 7 << number : 1 << number;
  let left = isStraight ? 3 : cards;
  for (let i = 0; left > 0; i += 1) {
    const bit = 1 << (draft.card(seat, i) >> 4);
    if ((wanted & bit) === 0) continue;
    if (isStraight) wanted ^= bit;
    left -= 1;
    if (i < 32) low |= 1 << i;
    else high |= 1 << (i - 32);
  }
  move.play(low, high);
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

/** The first zero of a hand that holds one. */
export function firstZero(draft: Draft, seat: number): number {
  let position = 0;
  while (draft.card(seat, position) >> 4 !== 0) position += 1;
  return position;
}
