/** Sees to it that what leaves the board takes no focus with it. */
export class FocusKeeper {
  readonly #onLost: () => void;
  #wasHere = false;

  constructor(onLost: () => void) {
    this.#onLost = onLost;
  }

  /** Before the board changes. */
  note(board: HTMLElement): void {
    this.#wasHere = board.contains(document.activeElement);
  }

  /** After it has changed. */
  keep(board: HTMLElement): void {
    if (this.#wasHere && !board.contains(document.activeElement)) this.#onLost();
  }
}
