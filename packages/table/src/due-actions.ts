import type { Clock } from '@quando/protocol';

/** The delay before a failed action is tried again, in milliseconds. */
const RETRY = 3000;

export type DueActionsOptions<Action> = {
  readonly clock: Clock;
  /** The next due action and its time; undefined if there is none. */
  readonly next: () => Action | undefined;
  /** Called as soon as an action is the next one, perhaps repeatedly. */
  readonly prepare?: (action: Action) => void;
  /** Performs a due action; it is tried again if it failed. */
  readonly perform: (action: Action) => Promise<'done' | 'failed'>;
  /** Called with the error of a failed action. */
  readonly onError: (error: unknown) => void;
};

/** When an action is due, and from when that was reckoned: it never has to wait longer than from the one to the other. */
type DueTime = { readonly at: number; readonly since?: number };

/**
 * Performs a table's due actions when their time comes, one at a time. A timer that has run out counts as well as the
 * clock, which may have been set back since.
 */
export class DueActions<Action extends DueTime> {
  readonly #options: DueActionsOptions<Action>;
  #cancel: () => void = () => {};
  #isPerforming = false;
  #isStopped = false;

  constructor(options: DueActionsOptions<Action>) {
    this.#options = options;
  }

  /** Schedules the next due action, at least this many milliseconds from now. */
  schedule(atLeast = 0): void {
    this.#cancel();
    const action = this.#next();
    if (!action) return;
    const { clock, prepare } = this.#options;
    prepare?.(action);
    const { at, since = -Infinity } = action;
    const wait = Math.max(atLeast, Math.min(at - clock.now(), at - since), 0);
    this.#cancel = clock.after(wait, () => void this.attend(at));
  }

  /** Performs the next action if its time has come, by the clock or because its timer has run out. */
  async attend(timedOut?: number): Promise<void> {
    const action = this.#next();
    if (!action || this.#isPerforming) return;
    if (action.at !== timedOut && action.at > this.#options.clock.now()) return this.schedule();
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
