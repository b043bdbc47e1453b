import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

const PIECE = 64 * 1024;

/** Writes lines in large chunks, respecting back-pressure. */
export class LineWriter {
  readonly #output: Writable;
  #held = '';

  constructor(output: Writable) {
    this.#output = output;
  }

  async write(line: string): Promise<void> {
    this.#held += `${line}\n`;
    if (this.#held.length >= PIECE) await this.flush();
  }

  async flush(): Promise<void> {
    const piece = this.#held;
    this.#held = '';
    if (!this.#output.write(piece)) await once(this.#output, 'drain');
    // Yields to the event loop, for signals and for the close of the output.
    await setImmediate();
  }
}
