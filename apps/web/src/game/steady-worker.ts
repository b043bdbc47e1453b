import type { Clock, OfflineReply, OfflineRequest } from '@quando/protocol';
import type { OfflineWorker } from './offline-worker.ts';

/** How many workers in a row may fail before doing any work. */
const MOST_STARTS = 4;

/** How long a worker may take to answer after the device was asleep; it may be thinking. */
export const WORKER_GRACE = 10_000;

export type SteadyWorkerOptions = {
  readonly start: () => OfflineWorker;
  readonly clock: Clock;
  readonly onReply: (reply: OfflineReply) => void;
  /** The worker has ended, or rests: nothing that is posted arrives. */
  readonly onEnd: () => void;
  /** Another worker has started; it knows nothing of what was posted before. */
  readonly onRestart: () => void;
  /** Workers keep failing, so that only a reload can help. */
  readonly onFailure: () => void;
};

/** A worker that is started again whenever it has ended. */
export class SteadyWorker {
  readonly #options: SteadyWorkerOptions;
  /** Undefined while it rests. */
  #worker: OfflineWorker | undefined;
  #starts = 0;
  #hasSpoken = false;
  #callOff: (() => void) | undefined;

  constructor(options: SteadyWorkerOptions) {
    this.#options = options;
    this.#worker = this.#begin();
  }

  post(message: OfflineRequest): void {
    this.#worker?.post(message);
  }

  /** The worker has done something useful, so its start has not failed. */
  praise(): void {
    this.#starts = 1;
  }

  /** The browser puts the page away: the worker ends, because it would keep its locks as long as the page is kept. */
  rest(): void {
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = undefined;
    this.#stopWaiting();
    worker.end();
    this.#options.onEnd();
  }

  /** The page is back, or the device has woken up: a worker that has rested or does not answer is replaced. */
  wake(): void {
    if (!this.#worker) {
      this.#starts = 0;
      this.#restart();
    } else if (this.#hasSpoken && !this.#callOff) {
      this.#callOff = this.#options.clock.after(WORKER_GRACE, () => this.#replace());
      this.post({ type: 'ping' });
    }
  }

  #begin(): OfflineWorker {
    this.#starts += 1;
    this.#hasSpoken = false;
    const worker = this.#options.start();
    const ifPresent = (then: () => void): void => (this.#worker === worker ? then() : undefined);
    worker.onMessage((message) =>
      ifPresent(() => (message.kind === 'reply' ? this.#hear(message.reply) : this.#options.onFailure())),
    );
    worker.onEnd(() => ifPresent(() => this.#replace()));
    return worker;
  }

  #hear(reply: OfflineReply): void {
    this.#hasSpoken = true;
    this.#stopWaiting();
    this.#options.onReply(reply);
  }

  #replace(): void {
    if (this.#starts === MOST_STARTS) return this.#options.onFailure();
    this.rest();
    this.#restart();
  }

  #restart(): void {
    this.#worker = this.#begin();
    this.#options.onRestart();
  }

  #stopWaiting(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }
}
