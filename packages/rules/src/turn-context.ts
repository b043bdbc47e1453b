import type { CardNumber } from './card.ts';
import type { Seat } from './seat.ts';
import { PLAYS_BEFORE_KNOCK, type Phase, type State } from './state.ts';

/** Everything that determines what a seat may do; the seat knows all of it. */
export type TurnContext = {
  readonly seat: Seat;
  readonly phase: Phase;
  readonly asked: Seat | 'nobody';
  readonly knocker: Seat | 'nobody';
  /** How often each seat has played in this round. */
  readonly plays: readonly number[];
  /** The seat's own hand, in order. */
  readonly hand: readonly { readonly slot: number; readonly front: CardNumber }[];
};

export function turnContextOf(state: State, seat: Seat): TurnContext {
  const hand = [];
  for (let i = 0; i < state.handSize(seat); i += 1) {
    hand.push({ slot: state.slot(seat, i), front: state.front(seat, i) });
  }
  const plays = [];
  for (let other = 0; other < state.players; other += 1) plays.push(state.plays(other));
  return { seat, phase: state.phase, asked: state.asked, knocker: state.knocker, plays, hand };
}

/** The seats that still have to play before anybody may knock. */
export const seatsNotReady = (context: Pick<TurnContext, 'plays'>): Seat[] =>
  [...context.plays.keys()].filter((seat) => context.plays[seat]! < PLAYS_BEFORE_KNOCK);

export const holdsZero = (context: TurnContext): boolean => context.hand.some((card) => card.front === 0);

export const mayKnock = (context: Pick<TurnContext, 'knocker' | 'plays'>): boolean =>
  context.knocker === 'nobody' && seatsNotReady(context).length === 0;

export const mayPass = (context: TurnContext): boolean => context.knocker !== 'nobody';
