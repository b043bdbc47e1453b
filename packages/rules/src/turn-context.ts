import type { CardNumber } from './card.ts';
import { listOf } from './list-of.ts';
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
  /** The front of the seat's own card with this slot; undefined if it holds none. */
  frontOf(slot: number): CardNumber | undefined;
};

/** The turn context of a seat, which reads only what it is asked for: most actions need neither the hand nor the plays. */
export const turnContextOf = (state: State, seat: Seat): TurnContext => new StateContext(state, seat);

class StateContext implements TurnContext {
  readonly #state: State;
  readonly seat: Seat;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.seat = seat;
  }

  get phase(): Phase {
    return this.#state.phase;
  }
  get asked(): Seat | 'nobody' {
    return this.#state.asked;
  }
  get knocker(): Seat | 'nobody' {
    return this.#state.knocker;
  }
  get plays(): readonly number[] {
    return listOf(this.#state.players, (seat) => this.#state.plays(seat));
  }
  frontOf(slot: number): CardNumber | undefined {
    const { seat } = this;
    const state = this.#state;
    for (let i = 0; i < state.handSize(seat); i += 1) {
      if (state.slot(seat, i) === slot) return state.front(seat, i);
    }
    return undefined;
  }
  get hand(): TurnContext['hand'] {
    const { seat } = this;
    const state = this.#state;
    return listOf(state.handSize(seat), (i) => ({ slot: state.slot(seat, i), front: state.front(seat, i) }));
  }
}

/** The seats that still have to play before anybody may knock. */
export const seatsNotReady = (context: Pick<TurnContext, 'plays'>): Seat[] =>
  [...context.plays.keys()].filter((seat) => context.plays[seat]! < PLAYS_BEFORE_KNOCK);

export const holdsZero = (context: TurnContext): boolean => context.hand.some((card) => card.front === 0);

export const mayKnock = (context: Pick<TurnContext, 'knocker' | 'plays'>): boolean =>
  context.knocker === 'nobody' && seatsNotReady(context).length === 0;

export const mayPass = (context: TurnContext): boolean => context.knocker !== 'nobody';
