import { screenOn, type Environment, type Output, type ScreenText, type Screen } from '../screen/screen.ts';

const CLEAR = '\u001b[2J\u001b[H';
/** Long enough to read a sentence about an opponent's turn. */
const PACE_MS = 450;

/** The output of a game: a terminal, which is cleared before each screen, or a plain stream. */
export class Display {
  readonly isTerminal: boolean;
  readonly pace = PACE_MS;
  readonly #output: Output;
  readonly #env: Environment;
  readonly #screenText: ScreenText;

  constructor(output: Output, env: Environment, screenText: ScreenText) {
    this.isTerminal = output.isTTY === true;
    this.#output = output;
    this.#env = env;
    this.#screenText = screenText;
  }

  get screen(): Screen {
    return screenOn(this.#output, this.#env, this.#screenText);
  }

  /** The number of visible lines. */
  get rows(): number {
    return this.#output.rows || Infinity;
  }

  show(...lines: readonly string[]): void {
    for (const line of lines) this.#output.write(`${line}\n`);
  }

  /** Clears the screen; the old content stays in the scrollback. */
  clear(): void {
    if (this.isTerminal) this.#output.write(CLEAR);
  }
}
