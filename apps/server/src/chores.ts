/** Something that is done again and again, never twice at a time. */
export type Chore = {
  /** In milliseconds, from the end of one time to the start of the next. */
  readonly every: number;
  readonly run: () => unknown;
};

/** Does chores until it is stopped; one that fails is tried again the next time. */
export class Chores {
  readonly #onFailure: (error: unknown) => void;
  readonly #timers: Set<NodeJS.Timeout> = new Set();
  #isStopped = false;

  constructor(chores: readonly Chore[], onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    for (const chore of chores) this.#later(chore);
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #later(chore: Chore): void {
    if (this.#isStopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#do(chore).then(() => this.#later(chore));
    }, chore.every);
    this.#timers.add(timer);
  }

  async #do({ run }: Chore): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#onFailure(error);
    }
  }
}
