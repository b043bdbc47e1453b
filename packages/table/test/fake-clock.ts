import type { Clock } from '@quando/table';

type Alarm = { readonly at: number; readonly run: () => void };

/** A clock that stands still until it is told to go on. */
export class FakeClock implements Clock {
  #now = 1_000_000;
  readonly #alarms: Set<Alarm> = new Set();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, run };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** How long until something is due; undefined if nothing is. */
  get nextIn(): number | undefined {
    const next = this.#next();
    return next && next.at - this.#now;
  }

  /** Goes on to what is due next and runs it. */
  async runNext(): Promise<void> {
    const next = this.#next();
    if (!next) throw new Error('nothing is due');
    this.#alarms.delete(next);
    this.#now = Math.max(this.#now, next.at);
    next.run();
    await settled();
  }

  #next(): Alarm | undefined {
    return [...this.#alarms].toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Kept when everything that could go on without waiting has done so. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
