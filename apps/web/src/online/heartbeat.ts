import type { Timer } from './timer.ts';

/** How long a line may be silent before it is asked whether it carries. */
export const SILENCE = 15_000;
/** How long it may take to answer. */
export const GRACE = 5_000;
/** How long it may take after a device has woken up. */
export const WAKING_GRACE = 2_500;

export type HeartbeatOptions = {
  readonly timer: Timer;
  readonly ping: () => void;
  /** Nobody answers. */
  readonly onDead: () => void;
};

/** Finds out whether the other end of a line still hears. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #cancel: () => void = () => {};

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.hear();
  }

  /** Something has come: it carries. */
  hear(): void {
    this.#wait(SILENCE, () => this.ask(GRACE));
  }

  ask(grace: number): void {
    this.#options.ping();
    this.#wait(grace, this.#options.onDead);
  }

  stop(): void {
    this.#cancel();
  }

  #wait(time: number, then: () => void): void {
    this.#cancel();
    this.#cancel = this.#options.timer.after(time, then);
  }
}
