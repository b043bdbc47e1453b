import { isSameHandicaps, type Clock, type Handicaps } from '@quando/protocol';

/** How long nobody has to tap before the table hears of the handicaps, in milliseconds. */
export const QUIET = 700;

/** The handicaps of an online table while its host taps: shown at once, and sent when the tapping has stopped. */
export class HandicapDraft {
  readonly #clock: Clock;
  readonly #send: (handicaps: Handicaps | undefined) => void;
  #draft: { readonly handicaps: Handicaps | undefined } | undefined = $state.raw();
  #cancel: (() => void) | undefined;

  constructor(clock: Clock, send: (handicaps: Handicaps | undefined) => void) {
    this.#clock = clock;
    this.#send = send;
  }

  /** What the editor shows of what the table says. */
  over(told: Handicaps | undefined): Handicaps | undefined {
    return this.#draft ? this.#draft.handicaps : told;
  }

  change(handicaps: Handicaps | undefined): void {
    this.#draft = { handicaps };
    this.#cancel?.();
    this.#cancel = this.#clock.after(QUIET, () => this.flush());
  }

  /** Sends at once what waits to be sent. */
  flush(): void {
    this.#cancel?.();
    if (this.#cancel && this.#draft) this.#send(this.#draft.handicaps);
    this.#cancel = undefined;
  }

  /** The table has answered: with these handicaps, or with a refusal. */
  settle(told: Handicaps | undefined, isRefused: boolean): void {
    const isSent = this.#draft !== undefined && this.#cancel === undefined;
    if (isSent && (isRefused || isSameHandicaps(told, this.#draft?.handicaps))) this.#draft = undefined;
  }
}
