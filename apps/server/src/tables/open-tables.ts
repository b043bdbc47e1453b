import type { Terms } from '@quando/protocol';
import {
  createOnlineTable,
  createPublicTable,
  createSoloTable,
  openOnlineTable,
  OnlineTable,
  type OnlinePorts,
} from '@quando/table';

/** A table exists but this process cannot read its log. */
export type Unreadable = { readonly damage: unknown };

export type OpenTablesOptions = {
  readonly ports: OnlinePorts;
  /** Called before a table is opened. */
  readonly onOpen: (id: string) => Promise<void>;
  /** Called when a table leaves memory, and after a failed opening. */
  readonly onClose: (id: string) => void;
};

export type OpenedTable = OnlineTable | 'no-such-table' | Unreadable;

type Opening = Promise<OpenedTable>;

/** The tables that this process has in memory: a cache, since every table's log is in the storage. */
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

  make(terms: Terms): Promise<OnlineTable> {
    return this.#make(terms, createOnlineTable);
  }

  /** Makes a table under an id that was chosen before; throws if it exists. */
  makeAs(id: string, terms: Terms): Promise<OnlineTable> {
    return this.#make(terms, (_, ...rest) => createOnlineTable(id, ...rest));
  }

  /** Makes a table at which strangers are given seats. */
  makePublic(terms: Terms): Promise<OnlineTable> {
    return this.#make(terms, createPublicTable);
  }

  /** Makes a table for one person, which deals once it is asked for; returns its id. */
  async prepareSolo(terms: Terms, company: Parameters<typeof createSoloTable>[2]): Promise<string> {
    const { ports } = this.#options;
    const { id } = await createSoloTable(ports.freshTable(), terms, company, ports);
    return id;
  }

  inMemory(id: string): OnlineTable | undefined {
    return this.#tables.get(id)?.table;
  }

  /** The table, loaded if necessary. Use it at once: an idle table without connections is closed again. */
  async find(id: string): Opening {
    const kept = this.#tables.get(id);
    if (!kept) return this.#open(id);
    kept.usedAt = performance.now();
    return kept.table;
  }

  /** Closes tables without connections that have not been used for `idle` milliseconds. */
  closeIdle(idle: number): void {
    const limit = performance.now() - idle;
    for (const [id, { table, usedAt }] of this.#tables)
      if (table.connections === 0 && usedAt <= limit) this.#closeTable(id, table);
  }

  /** Closes a table that no longer exists, and tells everybody who is connected to it. */
  drop(id: string): void {
    const table = this.inMemory(id);
    if (!table) return;
    table.dismiss();
    this.#closeTable(id, table);
  }

  /** Closes all tables; resolves once everything is stored. */
  async close(): Promise<void> {
    for (const [id, { table }] of this.#tables) this.#closeTable(id, table);
    await Promise.all(this.#closing.values());
  }

  async #make(terms: Terms, create: typeof createOnlineTable): Promise<OnlineTable> {
    const { ports } = this.#options;
    const table = await create(ports.freshTable(), terms, ports);
    await this.#options.onOpen(table.id);
    return this.#keep(table);
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
    this.#options.onClose(id);
    return table === 'no-such-table' ? table : { damage: table };
  }

  #keep(table: OnlineTable): OnlineTable {
    this.#tables.set(table.id, { table, usedAt: performance.now() });
    table.start();
    return table;
  }

  #closeTable(id: string, table: OnlineTable): void {
    this.#tables.delete(id);
    this.#options.onClose(id);
    const closed = table.close().finally(() => this.#closing.delete(id));
    this.#closing.set(id, closed);
  }
}
