import type { Clock } from '@quando/protocol';

/** How long an action that failed waits before it is tried again, in milliseconds. */
const RETRY = 3000;

export type DueActionsOptions<Action> = {
  readonly clock: Clock;
  /** What is due next, and when; undefined if nothing is. */
  readonly next: () => Action | undefined;
  /** Performs an action whose time has come: it is tried again if it failed. */
  readonly perform: (action: Action) => Promise<'done' | 'failed'>;
  /** Called with what `perform` throws: the action failed. */
  readonly onError: (error: unknown) => void;
};

/** Lets what is due at a table happen in its time, one action at a time. */
export class DueActions<Action extends { readonly at: number }> {
  readonly #options: DueActionsOptions<Action>;
  #cancel: () => void = () => {};
  #isPerforming = false;
  #isStopped = false;

  constructor(options: DueActionsOptions<Action>) {
    this.#options = options;
  }

  /** Waits for what is due next, at least so many milliseconds. */
  schedule(atLeast = 0): void {
    this.#cancel();
    const action = this.#next();
    if (!action) return;
    const { clock } = this.#options;
    const wait = Math.max(atLeast, action.at - clock.now(), 0);
    this.#cancel = clock.after(wait, () => void this.attend());
  }

  /** Performs what is due, if its time has come. */
  async attend(): Promise<void> {
    const action = this.#next();
    if (!action || this.#isPerforming) return;
    if (action.at > this.#options.clock.now()) return this.schedule();
    this.#isPerforming = true;
    const result = await this.#tryTo(action);
    this.#isPerforming = false;
    this.schedule(result === 'failed' ? RETRY : 0);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  async #tryTo(action: Action): Promise<'done' | 'failed'> {
    try {
      return await this.#options.perform(action);
    } catch (error) {
      this.#options.onError(error);
      return 'failed';
    }
  }

  #next(): Action | undefined {
    return this.#isStopped ? undefined : this.#options.next();
  }
}
