/** So many at once, and so many more each second. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** What somebody may still do: it is used up by doing, and grows back with time. */
export class TokenBucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether so many may be done now; if so they count as done. */
  take(count: number, now: number): boolean {
    this.#grow(now);
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** Whether everything has grown back, so that nothing is worth remembering. */
  isFull(now: number): boolean {
    this.#grow(now);
    return this.#left >= this.#rate.burst;
  }

  #grow(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}
