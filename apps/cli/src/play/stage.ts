import type { Writable } from 'node:stream';
import type { Screen } from '../screen/screen.ts';
import { brushOf } from '../screen/brush.ts';
import { colourDepth } from '../screen/colour.ts';

const CLEAR = '\u001b[2J\u001b[H';
const NARROWEST = 40;
const USUAL_WIDTH = 80;
/** Long enough to read a sentence of an opponent's turn. */
const PACE_MS = 450;

type Environment = Readonly<Record<string, string | undefined>>;

type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Where a game is shown: a terminal, which is cleared and may be resized, or a plain stream. */
export class Stage {
  readonly isTerminal: boolean;
  readonly pace = PACE_MS;
  readonly #output: Output;
  readonly #saying: Omit<Screen, 'brush' | 'width'>;
  readonly #env: Environment;

  constructor(output: Output, env: Environment, saying: Omit<Screen, 'brush' | 'width'>) {
    this.isTerminal = output.isTTY === true;
    this.#output = output;
    this.#env = env;
    this.#saying = saying;
  }

  get screen(): Screen {
    const columns = this.#output.columns ?? (Number(this.#env['COLUMNS']) || USUAL_WIDTH);
    const brush = brushOf(colourDepth(this.isTerminal, this.#env));
    return { ...this.#saying, brush, width: Math.max(NARROWEST, columns) };
  }

  show(...lines: readonly string[]): void {
    for (const line of lines) this.#output.write(`${line}\n`);
  }

  /** Makes room for a new picture; what was there stays in the terminal's history. */
  clear(): void {
    if (this.isTerminal) this.#output.write(CLEAR);
  }
}
