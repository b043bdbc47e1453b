import type { Clock } from '@quando/protocol';

/** How long a connection may be silent before it is pinged, in milliseconds. */
export const SILENCE = 15_000;
/** How long the answer to a ping may take. */
export const GRACE = 5_000;
/** How long it may take after the device has woken up. */
export const WAKING_GRACE = 2_500;

export type HeartbeatOptions = {
  readonly clock: Clock;
  readonly ping: () => void;
  /** No answer came. */
  readonly onDead: () => void;
};

/** Detects a dead connection by pinging it when it falls silent. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #cancel: () => void = () => {};

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.onMessage();
  }

  /** A message arrived: the connection is alive. */
  onMessage(): void {
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
    this.#cancel = this.#options.clock.after(time, then);
  }
}
