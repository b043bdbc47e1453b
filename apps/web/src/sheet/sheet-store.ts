import type { StoredSheet } from './stored-sheet.ts';

/** Where sheets are kept. */
export type SheetStore = {
  list(): Promise<readonly StoredSheet[]>;
  /** Keeps a change of what was kept before, or a first revision; `conflict` if somebody else was faster. */
  save(stored: StoredSheet): Promise<'stored' | 'conflict'>;
  remove(id: string): Promise<void>;
};

/** Whether a sheet may follow the revision that is kept; 0 if none is. */
export const follows = (stored: StoredSheet, revision: number): boolean => stored.revision === revision + 1;

/** Keeps sheets as long as the page lasts, for browsers that keep nothing. */
export class MemorySheetStore implements SheetStore {
  readonly #sheets: Map<string, StoredSheet> = new Map();

  list(): Promise<readonly StoredSheet[]> {
    return Promise.resolve([...this.#sheets.values()]);
  }

  save(stored: StoredSheet): Promise<'stored' | 'conflict'> {
    const { id } = stored.sheet;
    if (!follows(stored, this.#sheets.get(id)?.revision ?? 0)) return Promise.resolve('conflict');
    this.#sheets.set(id, stored);
    return Promise.resolve('stored');
  }

  remove(id: string): Promise<void> {
    this.#sheets.delete(id);
    return Promise.resolve();
  }
}
