import type { Clock } from '@quando/table';

type Alarm = { readonly at: number; readonly run: () => void };

/** A clock that advances only on command. */
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

  /** The time until the next alarm; undefined if there is none. */
  get nextIn(): number | undefined {
    const next = this.#next();
    return next && next.at - this.#now;
  }

  /** Advances to the next alarm and runs it, once everything that can happen before has happened. */
  async runNext(): Promise<void> {
    await settled();
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

/** Resolves when all pending microtasks have run. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
