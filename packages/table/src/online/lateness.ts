import type { Clock } from '@quando/protocol';
import type { TableState } from './due-action.ts';

/** After this long at the latest, a process learns of the entries of others, in milliseconds. */
const LONGEST_DELAY = 10_000;

/** The time from which the next due action counts. */
export const timeOf = ({ askedAt, deal }: TableState): number => Math.max(askedAt, deal.since);

/**
 * How much later it is by this process's clock than by the one that a log goes by, which may be another process's or was
 * wrong: no entry is from the future, nor from long before this process learnt of it.
 */
export class Lateness {
  readonly #clock: Clock;
  #learnt: { readonly at: number; readonly late: number };

  constructor(clock: Clock, state: TableState) {
    this.#clock = clock;
    // How long ago the entries were stored that are there already, nobody knows better than they do.
    const at = timeOf(state);
    this.#learnt = { at, late: Math.min(at, clock.now()) - at };
  }

  /** In milliseconds; it is fixed when the process learns of a state. */
  of(state: TableState): number {
    const at = timeOf(state);
    if (this.#learnt.at !== at) {
      const now = this.#clock.now();
      this.#learnt = { at, late: Math.min(now, Math.max(at, now - LONGEST_DELAY)) - at };
    }
    return this.#learnt.late;
  }
}
