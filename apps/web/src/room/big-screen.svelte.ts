import type { Clock, TableStatus } from '@quando/protocol';

/** How long a big screen may be gone, as while it reloads, before anybody takes notice, in milliseconds. */
export const SCREEN_GRACE = 5_000;

/** Whether a big screen shows the table, as far as a phone takes notice. */
export class BigScreen {
  #isOn = $state(false);
  readonly #clock: Clock;
  #callOff: (() => void) | undefined;
  #isFirst = true;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Follows the status of the table; calls back when a change is worth saying. */
  follow({ hasScreen = false }: Pick<TableStatus, 'hasScreen'>, onChange: (isOn: boolean) => void): void {
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (hasScreen) {
      this.close();
      if (!this.#isOn && !isFirst) onChange(true);
      this.#isOn = true;
    } else if (this.#isOn) {
      this.#callOff ??= this.#clock.after(SCREEN_GRACE, () => {
        this.#callOff = undefined;
        this.#isOn = false;
        onChange(false);
      });
    }
  }

  close(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }
}
