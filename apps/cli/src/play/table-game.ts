import type { Action, Seat, SeenEvent, View } from '@quando/rules';
import type { Command, Update } from '@quando/protocol';
import type { Answer, FailurePort, Table } from '@quando/table';

export type TableGameOptions = {
  readonly seat: Seat;
  /** Opens the table, which reports its failures to the game. */
  readonly open: (onFailure: FailurePort) => Promise<Table>;
};

/** A game at a table in this process, followed step by step from one seat. */
export class TableGame {
  readonly #seat: Seat;
  /** Updates that have not been followed yet. */
  readonly #ahead: Update[] = [];
  #table!: Table;
  #present!: Update;
  #failure: { readonly error: unknown } | undefined;
  #wake: () => void = () => {};

  private constructor(seat: Seat) {
    this.#seat = seat;
  }

  static async open({ seat, open }: TableGameOptions): Promise<TableGame> {
    const game = new TableGame(seat);
    game.#sitAt(await open((failure) => game.#fail(failure.error)));
    return game;
  }

  /** The seat's view after the last step that was followed. */
  get view(): View {
    return this.#present.view;
  }

  /** Waits for the next step and returns its events as the seat sees them. */
  async next(): Promise<readonly SeenEvent[]> {
    while (this.#ahead.length === 0) {
      if (this.#failure) throw this.#failure.error;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    this.#present = this.#ahead.shift()!;
    return this.#present.events.map(({ event }) => event);
  }

  act(action: Action): Promise<void> {
    const after = this.#present.seq;
    return this.#submit({ type: 'act', id: `act-${after}`, after, action });
  }

  dealNextRound(): Promise<void> {
    const after = this.#present.seq;
    return this.#submit({ type: 'continue', id: `deal-${after}`, after });
  }

  close(): Promise<void> {
    return this.#table.close();
  }

  #sitAt(table: Table): void {
    this.#table = table;
    this.#present = table.updateFor(this.#seat);
    this.#ahead.push(this.#present);
    table.subscribe({ viewer: this.#seat, tell: (update) => this.#hear(update) });
    table.start();
  }

  #hear(update: Update): void {
    this.#ahead.push(update);
    this.#wake();
  }

  #fail(error: unknown): void {
    this.#failure = { error };
    this.#wake();
  }

  async #submit(command: Command): Promise<void> {
    const answers: Answer[] = [];
    await this.#table.submit(this.#seat, command, (answer) => answers.push(answer));
    const [answer] = answers;
    if (answer?.type === 'refused') throw new Error(`a checked action was refused: ${answer.refusal.code}`);
  }
}
