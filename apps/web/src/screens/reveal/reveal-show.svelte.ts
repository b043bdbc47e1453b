import { TAP_GUARD_TIME } from '../control/tap-guard-time.ts';
import {
  handTimes,
  isSameStage,
  revealLength,
  revealStage,
  scoringTime,
  type RevealPace,
  type RevealStage,
} from './reveal-timeline.ts';

export type RevealShowOptions = {
  /** The number of cards per hand, in the order in which the hands are turned. */
  readonly sizes: readonly number[];
  readonly pace: RevealPace;
  /** Whether it begins with its result, which the viewer has seen or missed before. */
  readonly isResult: boolean;
};

/** How long the result stands before it counts as seen, in milliseconds. */
export const RESULT_TIME = 600;

/** How long a reveal stands at least, however fast its hands are turned. */
export const LEAST_TIME = 1_500;

/** After a pause, as of a hidden page, it goes on where it stopped. */
const LONGEST_STEP = 250;

/** The course of a reveal: hands are turned one after another, by a clock that its viewer may hurry. */
export class RevealShow {
  readonly #options: RevealShowOptions;
  #elapsed = $state(0);
  /** The time since it began, and since its result has stood. */
  #age = $state(0);
  #overFor = $state(0);
  #now: number | undefined;
  #shown: RevealStage | undefined;
  /** The same object until something changes, so that a frame without news costs nothing. */
  readonly stage: RevealStage = $derived.by(() => {
    const { sizes, pace } = this.#options;
    const stage = revealStage(sizes, pace, this.#elapsed);
    this.#shown = this.#shown && isSameStage(this.#shown, stage) ? this.#shown : stage;
    return this.#shown;
  });

  constructor(options: RevealShowOptions) {
    this.#options = options;
    if (options.isResult) this.#elapsed = this.#length;
  }

  /** Whether it has been shown to its end, long enough to be read. */
  get isSeen(): boolean {
    const { isResult } = this.#options;
    return this.#overFor >= RESULT_TIME && (isResult || this.#age >= LEAST_TIME);
  }

  /** Whether the button that hurries, and later the one that explains, listens to taps. */
  get isListening(): boolean {
    return this.stage.isOver ? this.#overFor >= TAP_GUARD_TIME : this.#age >= TAP_GUARD_TIME;
  }

  /** Lets time pass; returns whether there is more to show. */
  tick(now: number): boolean {
    const step = Math.min(LONGEST_STEP, Math.max(0, now - (this.#now ?? now)));
    this.#now = now;
    this.#age += step;
    if (this.stage.isOver) this.#overFor += step;
    else this.#elapsed += step;
    return !this.isSeen || !this.isListening;
  }

  /** Ends the hand that is being turned, or the pause before one. */
  endHand(): void {
    const { sizes, pace } = this.#options;
    const boundary = handTimes(sizes, pace)
      .flatMap(({ start, end }) => [start, end])
      .find((time) => time > this.#elapsed);
    if (boundary !== undefined) this.#elapsed = boundary;
  }

  /** Turns all hands at once. */
  hurry(): void {
    const { sizes, pace } = this.#options;
    this.#elapsed = Math.max(this.#elapsed, scoringTime(sizes, pace));
  }

  /** Starts from the beginning. */
  restart(): void {
    this.#elapsed = 0;
    this.#age = 0;
    this.#overFor = 0;
    this.#now = undefined;
  }

  get #length(): number {
    return revealLength(this.#options.sizes, this.#options.pace);
  }
}
