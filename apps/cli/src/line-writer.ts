import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

const PIECE = 64 * 1024;

/** Writes lines in large pieces, and no faster than the reader takes them. */
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
    // A turn of the event loop, for signals and for the news that the reader has gone.
    await setImmediate();
  }
}
