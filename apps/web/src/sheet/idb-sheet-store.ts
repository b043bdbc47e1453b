import type { DBSchema, IDBPDatabase } from 'idb';
import { parseStoredSheet } from './sheet-schemas.ts';
import { follows, type SheetStore } from './sheet-store.ts';
import type { StoredSheet } from './stored-sheet.ts';

/** `sheets` holds the sheets by id, `aside` rows that could not be read. Rows are untrusted until parsed. */
export type SheetSchema = DBSchema & {
  sheets: { key: string; value: unknown };
  aside: { key: number; value: unknown };
};

export const SHEET_STORES = ['sheets', 'aside'] as const;

const DURABLE = { durability: 'strict' } as const;

export function makeSheetStores(database: IDBPDatabase<SheetSchema>): void {
  database.createObjectStore('sheets', { keyPath: 'sheet.id' });
  database.createObjectStore('aside', { autoIncrement: true });
}

/** Stores sheets in an IndexedDB database, and sets unreadable rows aside. */
export class IdbSheetStore implements SheetStore {
  readonly #database: IDBPDatabase<SheetSchema>;
  readonly #onDamage: () => void;

  constructor(database: IDBPDatabase<SheetSchema>, onDamage: () => void) {
    this.#database = database;
    this.#onDamage = onDamage;
  }

  async list(): Promise<readonly StoredSheet[]> {
    const rows = this.#database.transaction('sheets').store;
    const [keys, values] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
    const parsed = values.map(parseStoredSheet);
    const damaged = keys.filter((_, i) => parsed[i] === undefined);
    for (const id of damaged) await this.#setAside(id);
    return parsed.filter((stored) => stored !== undefined);
  }

  async read(id: string): Promise<StoredSheet | undefined> {
    const row = await this.#database.get('sheets', id);
    const stored = parseStoredSheet(row);
    if (row !== undefined && !stored) await this.#setAside(id);
    return stored;
  }

  async save(stored: StoredSheet): Promise<'stored' | 'conflict'> {
    const change = this.#database.transaction('sheets', 'readwrite', DURABLE);
    const before = parseStoredSheet(await change.store.get(stored.sheet.id));
    if (!follows(stored, before)) return 'conflict';
    await Promise.all([change.store.put(stored), change.done]);
    return 'stored';
  }

  async remove(id: string): Promise<void> {
    const change = this.#database.transaction('sheets', 'readwrite', DURABLE);
    await Promise.all([change.store.delete(id), change.done]);
  }

  async #setAside(id: string): Promise<void> {
    const change = this.#database.transaction(SHEET_STORES, 'readwrite', DURABLE);
    const row = await change.objectStore('sheets').get(id);
    await Promise.all([
      change.objectStore('aside').add(row),
      change.objectStore('sheets').delete(id),
      change.done,
    ]);
    this.#onDamage();
  }
}
