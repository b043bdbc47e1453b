import type { Moment } from './moment.ts';

/** A queue of moments to animate; the view is always up to date. */
export class Moments {
  #waiting: readonly Moment[] = $state.raw([]);
  /** The moment to show now; it does not change when others are added. */
  readonly first: Moment | undefined = $derived(this.#waiting[0]);

  get waiting(): readonly Moment[] {
    return this.#waiting;
  }

  add(moment: Moment): void {
    this.#waiting = [...this.#waiting, moment];
  }

  /** Removes the first moment, which has been shown. */
  next(): void {
    this.#waiting = this.#waiting.slice(1);
  }

  /** Drops all moments. */
  skip(): void {
    if (this.#waiting.length > 0) this.#waiting = [];
  }
}
