/** Something that is done again and again, never twice at a time. */
export type PeriodicJob = {
  /** In milliseconds, from the end of one time to the start of the next. */
  readonly every: number;
  readonly run: () => unknown;
};

/** Does jobs until it is stopped; one that fails is tried again the next time. */
export class PeriodicJobs {
  readonly #onFailure: (error: unknown) => void;
  readonly #timers: Set<NodeJS.Timeout> = new Set();
  readonly #running: Set<Promise<void>> = new Set();
  #isStopped = false;

  constructor(jobs: readonly PeriodicJob[], onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    for (const job of jobs) this.#later(job);
  }

  /** Kept once what is being done is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#running);
  }

  #later(job: PeriodicJob): void {
    if (this.#isStopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const done = this.#do(job).finally(() => this.#running.delete(done));
      this.#running.add(done);
      void done.then(() => this.#later(job));
    }, job.every);
    this.#timers.add(timer);
  }

  async #do({ run }: PeriodicJob): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#onFailure(error);
    }
  }
}
