import { below, type Random } from '@quando/rules';
import type { Draft, Move } from '@quando/rules/authority';

/** Plays a number of cards, each choice of cards being equally likely. */
export function playSome(draft: Draft, number: number, wanted: number, random: Random, move: Move): void {
  move.play(0, 0);
  addSome(draft, number, wanted, random, move);
}

/** Plays the straight with this lowest number, each choice of cards being equally likely. */
export function playStraight(draft: Draft, lowest: number, random: Random, move: Move): void {
  move.play(0, 0);
  for (let number = lowest; number < lowest + 3; number += 1) addSome(draft, number, 1, random, move);
}

function addSome(draft: Draft, number: number, wanted: number, random: Random, move: Move): void {
  const seat = draft.askedCode;
  let left = draft.count(seat, number);
  let missing = wanted;
  for (let position = 0; missing > 0; position += 1) {
    if (draft.front(seat, position) !== number) continue;
    if (below(random, left) < missing) {
      missing -= 1;
      move.add(position);
    }
    left -= 1;
  }
}
