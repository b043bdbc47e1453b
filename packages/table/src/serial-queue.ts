/** Runs tasks one at a time, in the order of the calls. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<Value>(work: () => Value | Promise<Value>): Promise<Value> {
    const done = this.#last.then(work);
    // The caller handles a failure; later tasks are not affected.
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves once all tasks so far are done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
