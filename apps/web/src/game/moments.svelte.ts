import type { Moment } from './moment.ts';

/** Moments that wait to be shown; the view never waits for them. */
export class Moments {
  #waiting: readonly Moment[] = $state.raw([]);
  /** The one to show now; it stays the same, and is shown once, however many come after it. */
  readonly first: Moment | undefined = $derived(this.#waiting[0]);

  get waiting(): readonly Moment[] {
    return this.#waiting;
  }

  add(moment: Moment): void {
    this.#waiting = [...this.#waiting, moment];
  }

  /** The first one has been shown. */
  next(): void {
    this.#waiting = this.#waiting.slice(1);
  }

  /** Everything is shown already. */
  skip(): void {
    if (this.#waiting.length > 0) this.#waiting = [];
  }
}
