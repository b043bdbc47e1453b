import { seatsOf } from '@quando/rules';
import { firstSide, secondSide, type State } from '@quando/rules/authority';
import { startOf, type Round } from './by-the-book.ts';

/** The round of a state at the start of a turn, as the book has it. */
export function bookRoundOf(state: State): Round {
  const { turn, pileSize, discardSize, knocker } = state;
  const seats = seatsOf(state.players);
  return startOf({
    hands: seats.map((seat) => sidesOf(state.handSize(seat), (i) => state.card(seat, i))),
    draw: sidesOf(pileSize, (i) => state.queued(i)),
    discard: sidesOf(discardSize, (i) => state.queued(pileSize + i)).map(([back, front]) => [front, back]),
    plays: seats.map((seat) => state.plays(seat)),
    turn,
    knocker: knocker === 'nobody' ? undefined : knocker,
  });
}

const sidesOf = (size: number, cardAt: (i: number) => number): [number, number][] =>
  Array.from({ length: size }, (_, i) => [firstSide(cardAt(i)), secondSide(cardAt(i))]);
