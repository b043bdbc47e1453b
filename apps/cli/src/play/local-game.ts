import type { Action, Seat, SeenEvent, View } from '@quando/rules';
import {
  apply,
  seenBy,
  startGame,
  startRound,
  viewOf,
  type Deck,
  type NewGame,
  type Step,
} from '@quando/rules/authority';

/** A game with its authority in this process: it hands out views, and events as one seat sees them. */
export class LocalGame {
  readonly #eyes: Seat;
  readonly #shuffle: () => Deck;
  #step: Step;

  /** Deals the first round. */
  constructor(game: NewGame & { readonly eyes: Seat }, shuffle: () => Deck) {
    this.#eyes = game.eyes;
    this.#shuffle = shuffle;
    this.#step = startGame(game, shuffle());
  }

  viewOf(seat: Seat): View {
    return viewOf(this.#step.state, seat);
  }

  /** What the last step told. */
  get news(): SeenEvent[] {
    return this.#step.events.map((event) => seenBy(event, this.#eyes));
  }

  dealNextRound(): void {
    this.#step = startRound(this.#step.state, this.#shuffle());
  }

  /** Does what a seat may do. */
  act(seat: Seat, action: Action): void {
    const step = apply(this.#step.state, seat, action);
    if ('refusal' in step) throw new Error(`an action was not checked: ${step.refusal.code}`);
    this.#step = step;
  }
}
