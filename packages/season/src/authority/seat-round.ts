import type { SeatRound, SeatTurn } from '@quando/protocol';
import type { CardNumber, GameRecord, Seat } from '@quando/rules';
import { firstSide, linkOf, replay, type RecordedStep, type State } from '@quando/rules/authority';

/** The only round of a record as one seat played it. */
export function seatRound(record: GameRecord, seat: Seat): SeatRound {
  const steps = [...replay(record)];
  const { state } = steps.at(-1)!;
  return {
    dealt: frontsOf(steps[0]!.state, seat),
    turns: steps.reduce((turns: readonly SeatTurn[], step) => withStep(turns, step, seat), []),
    hand: frontsOf(state, seat),
    sum: state.sum(seat),
    points: state.points(seat),
    knocked: state.knocker === seat,
    code: linkOf(record),
  };
}

function withStep(
  turns: readonly SeatTurn[],
  { state, events }: RecordedStep,
  seat: Seat,
): readonly SeatTurn[] {
  const [event] = events;
  if (!event || !('seat' in event) || event.seat !== seat) return turns;
  const hand = frontsOf(state, seat);
  switch (event.type) {
    case 'played':
      return [...turns, { verb: 'play', cards: event.cards.map(({ card }) => firstSide(card)), hand }];
    case 'drew': {
      const drawn = { side: event.side, front: firstSide(event.card.card) };
      return event.why === 'turn'
        ? [...turns.slice(0, -1), { ...turns.at(-1)!, drawn, hand }]
        : [...turns, { verb: 'draw', cards: [], drawn, hand }];
    }
    case 'flipped':
      return [...turns, { verb: 'flip', cards: [firstSide(event.card.card)], hand }];
    case 'knocked':
      return [...turns, { verb: 'knock', cards: [], hand }];
    case 'passed':
      return [...turns, { verb: 'pass', cards: [], hand }];
    case 'skipped':
      return turns;
  }
}

const frontsOf = (state: State, seat: Seat): CardNumber[] =>
  Array.from({ length: state.handSize(seat) }, (_, position) => state.front(seat, position));
