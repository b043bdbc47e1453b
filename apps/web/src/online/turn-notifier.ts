export type TurnNotifierOptions = {
  /** Shows a number on the app's icon; 0 removes it. */
  readonly badge: (count: number) => void;
  /** Notifies the user that it is their turn at this table. */
  readonly notify: (table: string) => void;
  /** Whether notifications are on and the page is hidden. */
  readonly isWanted: () => boolean;
};

/** Notifies the user of each turn once. */
export class TurnNotifier {
  readonly #options: TurnNotifierOptions;
  #known: ReadonlySet<string> = new Set();

  constructor(options: TurnNotifierOptions) {
    this.#options = options;
  }

  /** The tables where it is the user's turn now. */
  update(waiting: readonly string[]): void {
    this.#options.badge(waiting.length);
    const fresh = waiting.filter((table) => !this.#known.has(table));
    this.#known = new Set(waiting);
    if (this.#options.isWanted()) fresh.forEach(this.#options.notify);
  }
}
