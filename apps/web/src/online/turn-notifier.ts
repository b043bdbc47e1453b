export type TurnNotifierOptions = {
  /** Shows a number on the app's icon; 0 is none. */
  readonly badge: (count: number) => void;
  /** Says that somebody's turn has come at this table. */
  readonly notify: (table: string) => void;
  /** Whether somebody wants to be told and is not looking. */
  readonly isWanted: () => boolean;
};

/** Tells of tables where it has become somebody's turn, of each once. */
export class TurnNotifier {
  readonly #options: TurnNotifierOptions;
  #known: ReadonlySet<string> = new Set();

  constructor(options: TurnNotifierOptions) {
    this.#options = options;
  }

  /** The tables that wait now. */
  update(waiting: readonly string[]): void {
    this.#options.badge(waiting.length);
    const fresh = waiting.filter((table) => !this.#known.has(table));
    this.#known = new Set(waiting);
    if (this.#options.isWanted()) fresh.forEach(this.#options.notify);
  }
}
