import { setImmediate } from 'node:timers/promises';

/** How long work goes on before everything else has its turn, in milliseconds. */
const LONGEST = 5;

/** Cuts long work into parts, and lets only one part run in each turn of the event loop, however many ask for some. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves in a turn of the event loop that is given to nobody else. */
  next(): Promise<void> {
    const turn = this.#last.then(() => setImmediate());
    this.#last = turn;
    return turn;
  }

  /** For one piece of work: a function to await often, which waits for a turn when enough has been done in the last one. */
  forWork(): () => Promise<void> {
    let end = 0;
    return async () => {
      if (performance.now() < end) return;
      await this.next();
      end = performance.now() + LONGEST;
    };
  }
}
