/** Lets things happen one after the other, in the order in which they were asked for. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  take<Value>(work: () => Value | Promise<Value>): Promise<Value> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Kept once all that was asked for until now has happened. */
  async over(): Promise<void> {
    await this.#last;
  }
}
