/** Detects that the focused element has left the board, so that the focus can be moved. */
export class FocusKeeper {
  readonly #onLost: () => void;
  #wasHere = false;

  constructor(onLost: () => void) {
    this.#onLost = onLost;
  }

  /** Call it before the board changes. */
  note(board: HTMLElement): void {
    this.#wasHere = board.contains(document.activeElement);
  }

  /** Call it after the board has changed. */
  keep(board: HTMLElement): void {
    if (this.#wasHere && !board.contains(document.activeElement)) this.#onLost();
  }
}
