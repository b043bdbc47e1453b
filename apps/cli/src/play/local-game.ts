import { below, type Action, type Random, type Seat, type SeenEvent, type View } from '@quando/rules';
import {
  apply,
  seenBy,
  shuffledDeck,
  startGame,
  startRound,
  viewOf,
  type Step,
} from '@quando/rules/authority';

/** A game with its authority in this process: it hands out views, and events as one seat sees them. */
export class LocalGame {
  readonly #eyes: Seat;
  readonly #random: Random;
  #step: Step;

  /** Deals the first round; the dealer is chosen at random (rules 3). */
  constructor(
    { players, target, eyes }: { readonly players: number; readonly target: number; readonly eyes: Seat },
    random: Random,
  ) {
    this.#eyes = eyes;
    this.#random = random;
    this.#step = startGame({ players, target, dealer: below(random, players) }, shuffledDeck(random));
  }

  viewOf(seat: Seat): View {
    return viewOf(this.#step.state, seat);
  }

  /** What the last step told. */
  get news(): SeenEvent[] {
    return this.#step.events.map((event) => seenBy(event, this.#eyes));
  }

  dealNextRound(): void {
    this.#step = startRound(this.#step.state, shuffledDeck(this.#random));
  }

  /** Does what a seat may do. */
  act(seat: Seat, action: Action): void {
    const step = apply(this.#step.state, seat, action);
    if ('refusal' in step) throw new Error(`an action was not checked: ${step.refusal.code}`);
    this.#step = step;
  }
}
