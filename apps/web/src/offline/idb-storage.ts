import type { GameSummary } from '@quando/protocol';
import type { StoredHead, DeviceStorage, TableEntry } from '@quando/table';
import type { DBSchema, IDBPDatabase } from 'idb';

/** `games` has a summary of each game, `entries` all logs, `aside` rows that could not be read. */
export type Schema = DBSchema & {
  games: { key: string; value: GameSummary };
  entries: { key: [string, number]; value: TableEntry & { readonly game: string } };
  aside: { key: number; value: unknown };
};

export const STORES = ['games', 'entries', 'aside'] as const;

const DURABLE = { durability: 'strict' } as const;

export function makeStores(database: IDBPDatabase<Schema>): void {
  database.createObjectStore('games', { keyPath: 'game' });
  database.createObjectStore('entries', { keyPath: ['game', 'seq'] });
  database.createObjectStore('aside', { autoIncrement: true });
}

/** Stores games in an IndexedDB database. */
export class IdbStorage implements DeviceStorage {
  readonly #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  async create(summary: GameSummary, entries: readonly TableEntry[]): Promise<void> {
    const { game } = summary;
    const change = this.#database.transaction(['games', 'entries'], 'readwrite', DURABLE);
    await Promise.all([
      change.objectStore('games').add(summary),
      ...entries.map((entry) => change.objectStore('entries').add({ ...entry, game })),
      change.done,
    ]);
  }

  async append(summary: GameSummary, entry: TableEntry): Promise<'stored' | 'conflict'> {
    const { game } = summary;
    const change = this.#database.transaction(['games', 'entries'], 'readwrite', DURABLE);
    const games = change.objectStore('games');
    const entries = change.objectStore('entries');
    const [kept, last, taken] = await Promise.all([
      games.getKey(game),
      entries.getKey([game, entry.seq - 1]),
      entries.getKey([game, entry.seq]),
    ]);
    if (kept === undefined || last === undefined || taken !== undefined) return 'conflict';
    await Promise.all([entries.add({ ...entry, game }), games.put(summary), change.done]);
    return 'stored';
  }

  load(game: string, after = -1): Promise<readonly unknown[]> {
    return this.#database.getAll('entries', entriesOf(game, after));
  }

  async list(): Promise<readonly StoredHead[]> {
    const games = this.#database.transaction('games').store;
    const [keys, summaries] = await Promise.all([games.getAllKeys(), games.getAll()]);
    return keys.map((game, i) => ({ game, summary: summaries[i] }));
  }

  async remove(game: string): Promise<void> {
    const change = this.#database.transaction(['games', 'entries'], 'readwrite', DURABLE);
    await Promise.all([
      change.objectStore('games').delete(game),
      change.objectStore('entries').delete(entriesOf(game)),
      change.done,
    ]);
  }

  async setAside(game: string): Promise<void> {
    const change = this.#database.transaction(STORES, 'readwrite', DURABLE);
    const [games, entries] = [change.objectStore('games'), change.objectStore('entries')];
    const [summary, log] = await Promise.all([games.get(game), entries.getAll(entriesOf(game))]);
    if (summary === undefined && log.length === 0) return;
    await Promise.all([
      change.objectStore('aside').add({ game, summary, log }),
      games.delete(game),
      entries.delete(entriesOf(game)),
      change.done,
    ]);
  }
}

/** In IndexedDB, arrays sort after all numbers. */
const entriesOf = (game: string, after = -1): IDBKeyRange =>
  IDBKeyRange.bound([game, after], [game, []], true);
