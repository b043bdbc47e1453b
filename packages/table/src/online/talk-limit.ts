import type { Seat } from '@quando/rules';

/** So many phrases in a row, and then one in so many milliseconds: nobody is shouted down. */
const IN_A_ROW = 4;
const EVERY = 2_000;

/** How much the people of a table talk, each from however many devices. */
export class TalkLimit {
  /** Until when what each has said is paid for. */
  readonly #paidAt: Map<Seat, number> = new Map();

  /** Whether somebody may say one more thing now; if so it counts as said. */
  take(seat: Seat, now: number): boolean {
    const paidAt = Math.max(this.#paidAt.get(seat) ?? now, now) + EVERY;
    if (paidAt - now > IN_A_ROW * EVERY) return false;
    this.#paidAt.set(seat, paidAt);
    return true;
  }
}
