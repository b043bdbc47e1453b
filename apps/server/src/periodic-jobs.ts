/** A job that runs repeatedly, never twice at the same time. */
export type PeriodicJob = {
  /** In milliseconds, from the end of one run to the start of the next. */
  readonly every: number;
  readonly run: () => unknown;
};

/** Runs jobs until it is stopped; a failed job runs again at its next time. */
export class PeriodicJobs {
  readonly #onFailure: (error: unknown) => void;
  readonly #timers: Set<NodeJS.Timeout> = new Set();
  readonly #running: Set<Promise<void>> = new Set();
  #isStopped = false;

  constructor(jobs: readonly PeriodicJob[], onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    for (const job of jobs) this.#later(job);
  }

  /** Resolves once the current runs have finished. */
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
