import { SvelteSet } from 'svelte/reactivity';
import type { SeenEvent } from '@quando/rules';
import type { Moment } from '../../game/moment.ts';
import type { Flight } from './flight.ts';
import { bannerOf, type Banner } from './banner.ts';
import type { Pace } from './pace.ts';
import { BANNER_TIME, timelineOf, type FlightPlanner, type Timeline, type Poses } from './timeline.ts';

/** With reduced motion: how long a changed card keeps its ring and how long a banner stays, in milliseconds. */
const CALM_RING_TIME = 600;
const CALM_BANNER_TIME = 2500;

export type AnimatorEvents = {
  /** The animation of an event starts. */
  readonly onEvent: (event: SeenEvent) => void;
  /** The whole moment has been shown or was skipped. */
  readonly onDone: () => void;
  /** How cards fly; as on the board by default. */
  readonly plan?: FlightPlanner;
};

/** Shows one moment at a time: flying cards, banners, and which cards stay hidden until they have landed. */
export class Animator {
  flights: readonly Flight[] = $state.raw([]);
  banner: Banner | undefined = $state.raw();
  factor = $state(1);
  /** How many cards have landed on the discard pile. */
  landings = $state(0);
  /** The seat whose avatar hops because of a triplet. */
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
    const timeline = timelineOf(moment, { before, after }, this.#on.plan);
    if (pace.kind === 'full') this.#animate(moment, timeline, pace.factor);
    else this.#showCalmly(moment, timeline, pace);
  }

  /** Jumps to the end of the moment. */
  finish(): void {
    if (!this.#isBusy && !this.banner) return;
    this.#clear();
    this.#on.onDone();
  }

  /** Stops without finishing the moment. */
  stop(): void {
    this.#clear();
    clearTimeout(this.#ring);
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other.id !== flight.id);
    if (!this.flights.some(({ lands }) => lands === flight.lands)) this.flying.delete(flight.lands);
    if (flight.lands.startsWith('heap:')) this.landings += 1;
  }

  #animate(moment: Moment, timeline: Timeline, factor: number): void {
    this.factor = factor;
    this.flights = timeline.flights;
    for (const { lands } of timeline.flights) this.flying.add(lands);
    for (const [i, event] of moment.events.entries())
      this.#at(timeline.starts[i]! * factor, () => this.#begin(event, moment, BANNER_TIME * factor));
    this.#at(timeline.length * factor, () => this.finish());
  }

  /** Nothing moves: changed cards get a ring, and banners stay a little longer. */
  #showCalmly(moment: Moment, timeline: Timeline, pace: Pace): void {
    const isShown = pace.kind === 'calm';
    if (isShown) for (const { lands } of timeline.flights) this.changed.add(lands);
    for (const event of moment.events) this.#begin(event, moment, isShown ? CALM_BANNER_TIME : 0);
    clearTimeout(this.#ring);
    this.#ring = setTimeout(() => this.changed.clear(), CALM_RING_TIME);
    this.#at(this.banner ? CALM_BANNER_TIME : isShown ? 150 : 0, () => this.finish());
  }

  #begin(event: SeenEvent, { view }: Moment, length: number): void {
    this.#on.onEvent(event);
    if (event.type === 'drew' && event.why === 'triplet') this.hopping = event.seat;
    if (event.type === 'flipped') this.hopping = event.seat;
    const banner = bannerOf(event, { turn: view.turn, cards: view.hands[view.turn]!.length });
    if (!banner || length === 0) return;
    this.banner = banner;
    this.#at(length, () => (this.banner = undefined));
  }

  #at(delay: number, then: () => void): void {
    this.#timers.push(setTimeout(then, delay));
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.flights = [];
    this.banner = undefined;
    this.hopping = undefined;
    this.flying.clear();
    this.#isBusy = false;
  }
}
