import type { Io } from './command.ts';

/** Moves the cursor to the start of its line and clears the line. */
export const CLEAR_LINE = '\r\u{1b}[K';

const INTERVAL_MS = 100;
/** A longer text could wrap, and only one line can be cleared. */
const LONGEST_TEXT = 79;

/** A progress line on the terminal; prints nothing if stderr is redirected. */
export class Progress {
  readonly #errors: Io['errors'];
  readonly #now: () => number;
  #due: number;
  #isShown = false;

  constructor(errors: Io['errors'], now: () => number = Date.now) {
    this.#errors = errors;
    this.#now = now;
    this.#due = now() + INTERVAL_MS;
  }

  show(text: () => string): void {
    if (!this.#errors.isTTY || this.#now() < this.#due) return;
    this.#due = this.#now() + INTERVAL_MS;
    this.#isShown = true;
    this.#errors.write(CLEAR_LINE + text().slice(0, LONGEST_TEXT));
  }

  clear(): void {
    if (this.#isShown) this.#errors.write(CLEAR_LINE);
    this.#isShown = false;
  }
}
