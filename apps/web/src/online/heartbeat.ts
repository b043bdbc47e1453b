import type { Clock } from '@quando/protocol';

/** How long a connection may be silent before it is pinged, in milliseconds. */
export const SILENCE = 15_000;
/** How long the answer to a ping may take. */
export const GRACE = 5_000;
/** How long it may take after the device has woken up. */
export const WAKING_GRACE = 2_500;

export type HeartbeatOptions = {
  readonly clock: Clock;
  /** The time, which goes on while a device is asleep, in milliseconds. */
  readonly now: () => number;
  readonly ping: () => void;
  /** No answer came. */
  readonly onDead: () => void;
};

/** A connection that has been silent for longer was not watched: its device was asleep. */
const LONGEST_SILENCE = SILENCE + GRACE;

/** Detects a dead connection by pinging it when it falls silent. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #cancel: () => void = () => {};
  #heardAt = 0;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.onMessage();
  }

  /** A message arrived: the connection is alive. */
  onMessage(): void {
    this.#heardAt = this.#options.now();
    this.#wait(SILENCE, () => this.ask(GRACE));
  }

  /** Whether nobody has listened for so long that the other side may have given up. */
  get isStale(): boolean {
    return this.#options.now() - this.#heardAt > LONGEST_SILENCE;
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
