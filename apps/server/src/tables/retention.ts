import type { PresenceStore } from '../presence/presence-store.ts';
import type { TableHeads } from './table-heads.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** How long the last sign of life of a dead process is kept. */
const LONG_DEAD = DAY;

/** How far the wall clock may deviate from the monotonic clock between two runs, in milliseconds. */
const TOLERANCE = MINUTE;

/** After a jump, the wall clock has to run evenly for this long before it is trusted again, in milliseconds. */
const PROBATION = DAY;

export type RetentionOptions = {
  readonly heads: Pick<TableHeads, 'removeOld'>;
  readonly presence: Pick<PresenceStore, 'forget'>;
  /** The wall clock. */
  readonly now: () => number;
  /** A monotonic clock. */
  readonly elapsed: () => number;
  readonly warn: (words: string) => void;
};

/** Deletes what is too old, unless the wall clock has jumped: one that is set wrongly would make everything old. */
export class Retention {
  readonly #options: RetentionOptions;
  #offset: number;
  #trustedFrom = -Infinity;

  constructor(options: RetentionOptions) {
    this.#options = options;
    this.#offset = options.now() - options.elapsed();
  }

  async run(): Promise<void> {
    const { heads, presence, now, elapsed } = this.#options;
    this.#watchClock();
    if (elapsed() < this.#trustedFrom) return;
    await heads.removeOld(now());
    await presence.forget(now() - LONG_DEAD);
  }

  #watchClock(): void {
    const { now, elapsed, warn } = this.#options;
    const offset = now() - elapsed();
    const jump = offset - this.#offset;
    this.#offset = offset;
    if (Math.abs(jump) <= TOLERANCE) return;
    this.#trustedFrom = elapsed() + PROBATION;
    warn(
      `The clock of this machine has jumped by ${Math.round(jump / 1000)} seconds. Nothing is deleted for a day; correct the clock if it is wrong.`,
    );
  }
}
