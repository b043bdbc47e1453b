import type { Terms } from '@quando/protocol';
import { createOnlineTable, openOnlineTable, OnlineTable, type OnlinePorts } from '@quando/table';

/** What is wrong with a table that is there: this process cannot make sense of its log. */
export type Unreadable = { readonly damage: unknown };

export type OpenTablesOptions = {
  readonly ports: OnlinePorts;
  /** Runs before a table is opened, and after it was put to sleep. */
  readonly onOpen: (id: string) => Promise<void>;
  readonly onSleep: (id: string) => void;
};

/** What looking for a table comes to. */
export type OpenedTable = OnlineTable | 'no-such-table' | Unreadable;

type Opening = Promise<OpenedTable>;

/** The tables that this process has in memory: a cache, as every table's log is in the storage. */
export class OpenTables {
  readonly #options: OpenTablesOptions;
  readonly #openings: Map<string, Opening> = new Map();
  readonly #tables: Map<string, { readonly table: OnlineTable; usedAt: number }> = new Map();
  readonly #closing: Map<string, Promise<void>> = new Map();

  constructor(options: OpenTablesOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#tables.size;
  }

  [Symbol.iterator](): Iterator<OnlineTable> {
    return [...this.#tables.values()].map(({ table }) => table)[Symbol.iterator]();
  }

  async make(terms: Terms): Promise<OnlineTable> {
    const { ports } = this.#options;
    const table = await createOnlineTable(ports.freshTable(), terms, ports);
    await this.#options.onOpen(table.id);
    return this.#keep(table);
  }

  /** The table if it is in memory. */
  awake(id: string): OnlineTable | undefined {
    return this.#tables.get(id)?.table;
  }

  /** The table, woken if it sleeps. To be used at once: it goes to sleep again when nobody has a connection to it. */
  async find(id: string): Opening {
    const kept = this.#tables.get(id);
    if (!kept) return this.#open(id);
    kept.usedAt = this.#now();
    return kept.table;
  }

  /** Puts tables to sleep that nobody has used for so many milliseconds. */
  rest(idle: number): void {
    const limit = this.#now() - idle;
    for (const [id, { table, usedAt }] of this.#tables)
      if (table.connections === 0 && usedAt <= limit) this.#sleep(id, table);
  }

  /** Closes all; kept once everything is stored. */
  async close(): Promise<void> {
    for (const [id, { table }] of this.#tables) this.#sleep(id, table);
    await Promise.all(this.#closing.values());
  }

  #now(): number {
    return this.#options.ports.clock.now();
  }

  #open(id: string): Opening {
    const opening = this.#openings.get(id) ?? this.#opened(id).finally(() => this.#openings.delete(id));
    this.#openings.set(id, opening);
    return opening;
  }

  async #opened(id: string): Opening {
    await this.#closing.get(id);
    await this.#options.onOpen(id);
    const table = await openOnlineTable(id, this.#options.ports);
    if (table instanceof OnlineTable) return this.#keep(table);
    this.#options.onSleep(id);
    return table === 'no-such-table' ? table : { damage: table };
  }

  #keep(table: OnlineTable): OnlineTable {
    this.#tables.set(table.id, { table, usedAt: this.#now() });
    table.start();
    return table;
  }

  #sleep(id: string, table: OnlineTable): void {
    this.#tables.delete(id);
    this.#options.onSleep(id);
    const closed = table.close().finally(() => this.#closing.delete(id));
    this.#closing.set(id, closed);
  }
}
