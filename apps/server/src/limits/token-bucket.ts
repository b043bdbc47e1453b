/** The size of a burst, and the refill per second. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** A token bucket: actions take tokens, which are refilled over time. */
export class TokenBucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes this many tokens if there are enough; returns whether there were. */
  take(count: number, now: number): boolean {
    this.#grow(now);
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** Puts back tokens that were taken. */
  giveBack(count: number): void {
    this.#left = Math.min(this.#rate.burst, this.#left + count);
  }

  /** Whether the bucket is full, so that it need not be remembered. */
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
