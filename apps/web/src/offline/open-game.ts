import type { TableReply } from '@quando/protocol';
import { Connection, type Table } from '@quando/table';

/** A table to which pages are connected. */
export class OpenGame {
  readonly table: Table;
  readonly #release: () => void;
  readonly #connections: Map<string, Connection> = new Map();

  constructor(table: Table, release: () => void) {
    this.table = table;
    this.#release = release;
  }

  connect(name: string, send: (reply: TableReply) => void): void {
    const { table } = this;
    const connection = new Connection({
      table,
      send,
      // A page may take the view of each person at this device, but not a bot's.
      mayBe: (viewer) => viewer === 'watcher' || table.sitters[viewer]!.kind === 'person',
      mayContinue: () => true,
    });
    this.#connections.set(name, connection);
  }

  async receive(name: string, message: unknown): Promise<void> {
    await this.#connections.get(name)?.receive(message);
  }

  hasConnection(name: string): boolean {
    return this.#connections.has(name);
  }

  /** Returns whether no connection is left. */
  disconnect(name: string): boolean {
    this.#connections.get(name)?.close();
    this.#connections.delete(name);
    return this.#connections.size === 0;
  }

  /** Stops the table, notifies every client and releases the game's lock. */
  async close(tell: (name: string) => void): Promise<void> {
    for (const [name, connection] of this.#connections) {
      connection.close();
      tell(name);
    }
    this.#connections.clear();
    await this.table.close();
    this.#release();
  }
}
