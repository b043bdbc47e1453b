import type { TableReply } from '@quando/protocol';
import { Connection, type Table } from '@quando/table';

/** A table that pages have lines to. */
export class OpenGame {
  readonly table: Table;
  readonly #release: () => void;
  readonly #connections: Map<string, Connection> = new Map();

  constructor(table: Table, release: () => void) {
    this.table = table;
    this.#release = release;
  }

  connect(line: string, send: (reply: TableReply) => void): void {
    const { table } = this;
    const connection = new Connection({
      table,
      send,
      // Everybody at this device may say who they are, but nobody is a bot.
      mayBe: (viewer) => viewer === 'watcher' || table.sitters[viewer]!.kind === 'person',
      mayContinue: () => true,
    });
    this.#connections.set(line, connection);
  }

  async receive(line: string, message: unknown): Promise<void> {
    await this.#connections.get(line)?.receive(message);
  }

  hasLine(line: string): boolean {
    return this.#connections.has(line);
  }

  /** Says whether nobody has a line any more. */
  disconnect(line: string): boolean {
    this.#connections.get(line)?.close();
    this.#connections.delete(line);
    return this.#connections.size === 0;
  }

  /** Stops the table, tells every line, and lets go of the game. */
  async close(tell: (line: string) => void): Promise<void> {
    for (const [line, connection] of this.#connections) {
      connection.close();
      tell(line);
    }
    this.#connections.clear();
    await this.table.close();
    this.#release();
  }
}
