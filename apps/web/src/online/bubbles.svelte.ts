import type { Clock, Phrase } from '@quando/protocol';
import type { Seat } from '@quando/rules';

/** A phrase that a player has just said. */
export type Bubble = { readonly id: number; readonly seat: Seat; readonly phrase: Phrase };

/** How long a bubble stays, in milliseconds. */
export const BUBBLE_TIME = 5_000;

/** The last phrase of each player, for a while. */
export class Bubbles {
  #shown: readonly Bubble[] = $state.raw([]);
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get shown(): readonly Bubble[] {
    return this.#shown;
  }

  add(seat: Seat, phrase: Phrase): void {
    this.#count += 1;
    const id = this.#count;
    this.#shown = [...this.#shown.filter((bubble) => bubble.seat !== seat), { id, seat, phrase }];
    this.#clock.after(BUBBLE_TIME, () => {
      this.#shown = this.#shown.filter((bubble) => bubble.id !== id);
    });
  }
}
