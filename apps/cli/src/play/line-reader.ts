import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Prompts for lines until the input ends or Ctrl-C is pressed. */
export class LineReader {
  readonly #lines: Interface;
  readonly #output: Writable;
  readonly #isTerminal: boolean;
  readonly #waiting: string[] = [];
  readonly #closing = new AbortController();
  #wake: () => void = () => {};

  /** On a terminal lines can be edited; otherwise each line is echoed after its prompt. */
  constructor(input: Readable, output: Writable, isTerminal: boolean) {
    this.#output = output;
    this.#isTerminal = isTerminal;
    this.#lines = createInterface({ input, terminal: isTerminal, ...(isTerminal && { output }) });
    this.#lines.on('line', (line) => {
      this.#waiting.push(line);
      this.#wake();
    });
    this.#lines.on('close', () => {
      this.#closing.abort();
      this.#wake();
    });
  }

  /** Aborted when the input has ended. */
  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  /** Whether the terminal has been closed; a pipe that has ended may still have unread lines. */
  get hasLeft(): boolean {
    return this.#isTerminal && this.closed.aborted;
  }

  /** The next line; undefined if there is none. */
  async ask(prompt: string): Promise<string | undefined> {
    if (!this.#isTerminal) this.#output.write(prompt);
    else if (!this.closed.aborted) {
      this.#lines.setPrompt(prompt);
      this.#lines.prompt();
    }
    while (this.#waiting.length === 0 && !this.closed.aborted) await this.#news();
    const line = this.#waiting.shift();
    if (!this.#isTerminal || line === undefined) this.#output.write(`${line ?? ''}\n`);
    return line;
  }

  close(): void {
    this.#lines.close();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
