import type { Seat } from '@quando/rules';

/** A burst of this many phrases, then one per interval in milliseconds. */
const IN_A_ROW = 4;
const EVERY = 2_000;

/** Limits how much each person of a table talks, across all their devices. */
export class TalkLimit {
  /** By person: until when the phrases so far use up the limit. */
  readonly #paidAt: Map<Seat, number> = new Map();

  /** Whether a person may say one more phrase now; if so, it is counted. */
  take(seat: Seat, now: number): boolean {
    const paidAt = Math.max(this.#paidAt.get(seat) ?? now, now) + EVERY;
    if (paidAt - now > IN_A_ROW * EVERY) return false;
    this.#paidAt.set(seat, paidAt);
    return true;
  }
}
