import { SvelteSet } from 'svelte/reactivity';
import type { SeenEvent } from '@quando/rules';
import type { Moment } from '../../game/moment.ts';
import type { Flight } from './flight.ts';
import { loudOf, type Loud } from './loud.ts';
import type { Pace } from './pace.ts';
import { LOUD, planOf, type Plan, type Poses } from './plan.ts';

/** How long a changed card keeps its ring where nothing moves, and a loud moment its place. */
const CALM_RING = 600;
const CALM_LOUD = 2500;

export type AnimatorEvents = {
  /** An event begins to be shown. */
  readonly onEvent: (event: SeenEvent) => void;
  /** All of a moment has been shown, or was skipped. */
  readonly onDone: () => void;
};

/** Shows one moment at a time: what flies, what is loud, and what waits hidden until it has landed. */
export class Animator {
  flights: readonly Flight[] = $state.raw([]);
  loud: Loud | undefined = $state.raw();
  factor = $state(1);
  /** How many cards have fallen on the discard pile. */
  thuds = $state(0);
  /** Who is hopping because of a triplet. */
  hopping: number | undefined = $state();
  readonly flying = new SvelteSet<string>();
  readonly changed = new SvelteSet<string>();
  readonly #on: AnimatorEvents;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #ring: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;

  constructor(on: AnimatorEvents) {
    this.#on = on;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  play(moment: Moment, before: Poses, after: Poses, pace: Pace): void {
    this.#clear();
    this.changed.clear();
    this.#isBusy = true;
    const plan = planOf(moment, { before, after });
    if (pace.kind === 'full') this.#animate(moment, plan, pace.factor);
    else this.#showCalmly(moment, plan, pace);
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    if (!this.#isBusy && !this.loud) return;
    this.#clear();
    this.#on.onDone();
  }

  /** Shows nothing more. */
  stop(): void {
    this.#clear();
    clearTimeout(this.#ring);
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other.id !== flight.id);
    this.flying.delete(flight.lands);
    if (flight.lands.startsWith('heap:')) this.thuds += 1;
  }

  #animate(moment: Moment, plan: Plan, factor: number): void {
    this.factor = factor;
    this.flights = plan.flights;
    for (const { lands } of plan.flights) this.flying.add(lands);
    for (const [i, event] of moment.events.entries())
      this.#at(plan.starts[i]! * factor, () => this.#begin(event, moment, LOUD * factor));
    this.#at(plan.length * factor, () => this.finish());
  }

  /** Nothing travels: changed cards keep a ring, loud moments stay a little longer. */
  #showCalmly(moment: Moment, plan: Plan, pace: Pace): void {
    const isShown = pace.kind === 'calm';
    if (isShown) for (const { lands } of plan.flights) this.changed.add(lands);
    for (const event of moment.events) this.#begin(event, moment, isShown ? CALM_LOUD : 0);
    clearTimeout(this.#ring);
    this.#ring = setTimeout(() => this.changed.clear(), CALM_RING);
    this.#at(this.loud ? CALM_LOUD : isShown ? 150 : 0, () => this.finish());
  }

  #begin(event: SeenEvent, { view }: Moment, length: number): void {
    this.#on.onEvent(event);
    if (event.type === 'drew' && event.why === 'triplet') this.hopping = event.seat;
    if (event.type === 'flipped') this.hopping = event.seat;
    const loud = loudOf(event, { turn: view.turn, cards: view.hands[view.turn]!.length });
    if (!loud || length === 0) return;
    this.loud = loud;
    this.#at(length, () => (this.loud = undefined));
  }

  #at(delay: number, then: () => void): void {
    this.#timers.push(setTimeout(then, delay));
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.flights = [];
    this.loud = undefined;
    this.hopping = undefined;
    this.flying.clear();
    this.#isBusy = false;
  }
}
