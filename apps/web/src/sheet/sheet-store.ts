import type { StoredSheet } from './stored-sheet.ts';

/** Where sheets are stored. */
export type SheetStore = {
  list(): Promise<readonly StoredSheet[]>;
  /** One sheet; undefined if it does not exist or cannot be read. */
  read(id: string): Promise<StoredSheet | undefined>;
  /** Stores the revision after the stored one, or a first revision; `conflict` if another tab was faster. */
  save(stored: StoredSheet): Promise<'stored' | 'conflict'>;
  remove(id: string): Promise<void>;
};

/** Whether a sheet is the next revision; the stored one counts as revision 0 if there is none. */
export const follows = (next: StoredSheet, stored: StoredSheet | undefined): boolean =>
  next.revision === (stored?.revision ?? 0) + 1;

/** Stores sheets until the page is closed, for browsers without a usable database. */
export class MemorySheetStore implements SheetStore {
  readonly #sheets: Map<string, StoredSheet> = new Map();

  list(): Promise<readonly StoredSheet[]> {
    return Promise.resolve([...this.#sheets.values()]);
  }

  read(id: string): Promise<StoredSheet | undefined> {
    return Promise.resolve(this.#sheets.get(id));
  }

  save(stored: StoredSheet): Promise<'stored' | 'conflict'> {
    const { id } = stored.sheet;
    if (!follows(stored, this.#sheets.get(id))) return Promise.resolve('conflict');
    this.#sheets.set(id, stored);
    return Promise.resolve('stored');
  }

  remove(id: string): Promise<void> {
    this.#sheets.delete(id);
    return Promise.resolve();
  }
}
