import type { DBSchema, IDBPDatabase } from 'idb';
import type { StoredSheet } from './stored-sheet.ts';
import { parseStoredSheet } from './sheet-schemas.ts';
import { follows, type SheetStore } from './sheet-store.ts';

/** `sheets` has them by their ids, `aside` what made no sense. */
export type SheetSchema = DBSchema & {
  sheets: { key: string; value: StoredSheet };
  aside: { key: number; value: unknown };
};

export const SHEET_STORES = ['sheets', 'aside'] as const;

const DURABLE = { durability: 'strict' } as const;

export function makeSheetStores(database: IDBPDatabase<SheetSchema>): void {
  database.createObjectStore('sheets', { keyPath: 'sheet.id' });
  database.createObjectStore('aside', { autoIncrement: true });
}

/** Keeps sheets in an IndexedDB database; what makes no sense is set aside as soon as it is met. */
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

  async save(stored: StoredSheet): Promise<'stored' | 'conflict'> {
    const change = this.#database.transaction('sheets', 'readwrite', DURABLE);
    const before = await change.store.get(stored.sheet.id);
    if (!follows(stored, before?.revision ?? 0)) return 'conflict';
    await Promise.all([change.store.put(stored), change.done]);
    return 'stored';
  }

  async remove(id: string): Promise<void> {
    const change = this.#database.transaction('sheets', 'readwrite', DURABLE);
    await Promise.all([change.store.delete(id), change.done]);
  }

  async #setAside(id: string): Promise<void> {
    const change = this.#database.transaction(SHEET_STORES, 'readwrite', DURABLE);
    const row: unknown = await change.objectStore('sheets').get(id);
    await Promise.all([
      change.objectStore('aside').add(row),
      change.objectStore('sheets').delete(id),
      change.done,
    ]);
    this.#onDamage();
  }
}
