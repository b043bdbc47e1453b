import type { View } from '@quando/rules';
import { draftOf, formatMove, type Move, type State } from '@quando/rules/authority';
import { ownSeat } from '../own-hand.ts';
import { candidateMoves } from '../search/candidate-moves.ts';

/** Every kind of move that a seat could choose: the one it chose first, then one of each other kind. */
export function choicesAt(state: State, view: View, chosen: Move): readonly [Move, ...Move[]] {
  const kind = kindOf(view, chosen);
  const others = candidateMoves(draftOf(state), view).filter((move) => kindOf(view, move) !== kind);
  return [chosen, ...others];
}

/** Whether two moves are the same by what the seat has seen. */
export const isSameChoice = (view: View, a: Move, b: Move): boolean => kindOf(view, a) === kindOf(view, b);

/** What distinguishes a move: the numbers that are played, what is known of a zero that is turned over, or its verb. */
function kindOf(view: View, move: Move): string {
  const seat = ownSeat(view);
  const hand = view.hands[seat]!;
  const [, verb, ...positions] = formatMove(seat, move).split(' ');
  if (verb === 'draw') return positions.join(' ');
  const cards = positions.map((position) => hand[Number(position)]!);
  const sides = cards.map((card) => (verb === 'flip' ? card.back : card.front));
  return [verb, ...sides.toSorted((a, b) => Number(a) - Number(b))].join(' ');
}
