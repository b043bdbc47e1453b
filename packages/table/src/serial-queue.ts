/** Runs work one piece at a time, in the order in which it was asked for. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<Value>(work: () => Value | Promise<Value>): Promise<Value> {
    const done = this.#last.then(work);
    // A failure belongs to whoever asked for the work, not to what comes after it.
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves once everything asked for until now is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
