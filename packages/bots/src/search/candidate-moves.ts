import type { View } from '@quando/rules';
import { Move, type Draft } from '@quando/rules/authority';
import { playGroup, STRAIGHT } from '../policies/group-play.ts';

/** The moves to compare: every kind of group once (with its first cards), and every zero that differs. */
export function candidateMoves(draft: Draft, view: View): Move[] {
  const seat = draft.askedCode;
  if (draft.awaitsTurn) return turnsOf(draft, seat);
  if (draft.awaitsFlip) return flipsOf(view, seat);
  return [new Move().draw(0), new Move().draw(1)];
}

function turnsOf(draft: Draft, seat: number): Move[] {
  const moves: Move[] = [];
  const add = (number: number, cards: number): void => {
    const move = new Move();
    playGroup(draft, seat, number, cards, move);
    moves.push(move);
  };
  for (let number = 0; number < 11; number += 1) {
    for (let cards = draft.count(seat, number); cards >= 1; cards -= 1) add(number, cards);
    if (((draft.held(seat) >> number) & 7) === 7) add(number, STRAIGHT);
  }
  if (draft.isLastRound) moves.push(new Move().pass());
  else if (draft.readySeats === draft.players) moves.push(new Move().knock());
  return moves;
}

/** Zeros with known backs differ from each other; one of the others represents them all. */
function flipsOf(view: View, seat: number): Move[] {
  const byBack = new Map<number | 'hidden', number>();
  for (const [position, card] of view.hands[seat]!.entries()) {
    if (card.front === 0 && !byBack.has(card.back)) byBack.set(card.back, position);
  }
  return [...byBack.values()].map((position) => new Move().flip(position));
}
