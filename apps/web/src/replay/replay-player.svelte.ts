import type { ToldEvent } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { Moments } from '../game/moments.svelte.ts';
import type { Eyes, LoudMoment, ReplayOutline, SeenStep } from './replay-message.ts';
import { decisionFrom, placeOf, roundStarts, type MarkedPlace, type ReplayPlace } from './replay-place.ts';

/** Tells the steps of a round as the given eyes saw them. */
export type RoundSource = (round: number, eyes: Eyes) => Promise<readonly SeenStep[]>;

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How many steps the fog ahead is wide. */
const FOG = 12;

export type ReplayPlayerOptions = {
  readonly outline: ReplayOutline;
  readonly roundOf: RoundSource;
  readonly eyes: Eyes;
  /** The seat whose decisions can be jumped to. */
  readonly seat: Seat;
  readonly at: number;
};

/** Where a replay is, what it shows, and how it goes on. */
export class ReplayPlayer {
  readonly outline: ReplayOutline;
  readonly seat: Seat;
  readonly moments: Moments = new Moments();
  readonly #starts: readonly number[];
  readonly #roundOf: RoundSource;
  /** The steps of the round that is shown, and whose. */
  #shown: { readonly key: string; readonly steps: readonly SeenStep[] } = $state.raw({ key: '', steps: [] });
  #at = $state(0);
  #wanted = 0;
  eyes: Eyes = $state.raw('watcher');
  isPlaying = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** The places at which the seat decided badly, if its decisions have been reviewed. */
  mistakes: readonly MarkedPlace[] = $state.raw([]);
  /** The last step that has been seen. */
  furthest = $state(0);

  constructor({ outline, roundOf, eyes, seat, at }: ReplayPlayerOptions) {
    this.outline = outline;
    this.seat = seat;
    this.#starts = roundStarts(outline);
    this.#roundOf = roundOf;
    this.eyes = eyes;
    void this.go(at);
  }

  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.#starts.at(-1)! - 1;
  }
  get place(): ReplayPlace {
    return placeOf(this.#starts, this.#at);
  }
  get isOpen(): boolean {
    return typeof this.eyes === 'object';
  }
  /** The last step that may be shown; with all cards open that is the last one. */
  get end(): number {
    return this.isOpen || this.furthest === this.last ? this.last : this.furthest + FOG;
  }
  /** The steps at which rounds begin, as far as the game has been shown. */
  get knownStarts(): readonly number[] {
    const known = this.isOpen ? this.last : this.furthest;
    return this.#starts.slice(0, -1).filter((start) => start <= known);
  }
  /** The loud moments, as far as the game has been shown. */
  get knownLoud(): readonly { readonly at: number; readonly kind: LoudMoment['kind'] }[] {
    const known = this.isOpen ? this.last : this.furthest;
    return this.outline.rounds
      .flatMap(({ loud }, round) => loud.map(({ step, kind }) => ({ at: this.#starts[round]! + step, kind })))
      .filter(({ at }) => at <= known);
  }
  /** The mistakes, as far as the game has been shown. */
  get knownMistakes(): readonly { readonly at: number; readonly mark: MarkedPlace['mark'] }[] {
    const known = this.isOpen ? this.last : this.furthest;
    return this.#mistakeSteps.filter(({ at }) => at <= known);
  }
  /** The mistake that is about to be made. */
  get mistake(): MarkedPlace['mark'] | undefined {
    return this.#mistakeSteps.find(({ at }) => at === this.#at)?.mark;
  }
  get #mistakeSteps(): readonly { readonly at: number; readonly mark: MarkedPlace['mark'] }[] {
    return this.mistakes.map(({ round, step, mark }) => ({ at: this.#starts[round]! + step, mark }));
  }
  get shown(): SeenStep | undefined {
    return this.#shown.steps[this.place.step];
  }
  /** The events of the round so far. */
  get log(): readonly ToldEvent[] {
    const { round, step } = this.place;
    const start = this.#starts[round]!;
    return this.#shown.steps
      .slice(0, step + 1)
      .flatMap(({ events }, i) => events.map((event) => ({ seq: start + i, event })));
  }

  /** Goes to a step; one step on is shown with its motion. */
  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(to, this.last));
    this.#wanted = at;
    const steps = await this.#stepsAt(at, this.eyes);
    if (this.#wanted === at) this.#show(at, steps);
  }

  async look(eyes: Eyes): Promise<void> {
    const steps = await this.#stepsAt(this.#at, eyes);
    this.moments.skip();
    this.eyes = eyes;
    this.#shown = { key: keyOf(this.place.round, eyes), steps };
  }

  next(): void {
    if (this.#at === this.last) this.isPlaying = false;
    else void this.go(this.#at + 1);
  }

  /** Goes by hand, which ends playing. */
  step(by: number): void {
    this.isPlaying = false;
    void this.go(this.#wanted + by);
  }

  jump(to: number | undefined): void {
    this.isPlaying = false;
    if (to !== undefined) void this.go(to);
  }

  toDecision(by: 1 | -1): void {
    this.jump(decisionFrom(this.outline, this.#starts, this.#at, this.seat, by));
  }

  /** The next mistake, and after the last one the first. */
  toMistake(): void {
    const steps = this.#mistakeSteps.map(({ at }) => at);
    this.jump(steps.find((at) => at > this.#at) ?? steps[0]);
  }

  toRound(by: 1 | -1): void {
    const { round, step } = this.place;
    const to = by === 1 ? round + 1 : step > 0 ? round : round - 1;
    this.jump(to < this.outline.rounds.length ? this.#starts[Math.max(0, to)] : this.last);
  }

  /** The last place of this round, up to here, from which a seat decided; if there is none, here. */
  decisionOf(seat: Seat): ReplayPlace {
    const { round, step } = this.place;
    const { deciders } = this.outline.rounds[round]!;
    const from = deciders.slice(0, step + 1).lastIndexOf(seat);
    return { round, step: from === -1 ? step : from };
  }

  async #stepsAt(at: number, eyes: Eyes): Promise<readonly SeenStep[]> {
    const { round } = placeOf(this.#starts, at);
    const key = keyOf(round, eyes);
    return this.#shown.key === key ? this.#shown.steps : this.#roundOf(round, eyes);
  }

  #show(at: number, steps: readonly SeenStep[]): void {
    const before = this.shown?.view;
    const isNext = at === this.#at + 1 && before !== undefined;
    const { round, step } = placeOf(this.#starts, at);
    this.moments.skip();
    this.#shown = { key: keyOf(round, this.eyes), steps };
    this.#at = at;
    this.furthest = Math.max(this.furthest, at);
    const now = steps[step];
    if (isNext && now && now.view.result === 'none')
      this.moments.add({
        seq: at,
        events: now.events,
        before: step === 0 ? undefined : before,
        view: now.view,
      });
  }
}

const keyOf = (round: number, eyes: Eyes): string => `${round} ${JSON.stringify(eyes)}`;
