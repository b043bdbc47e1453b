import type { KeptSheet } from './kept-sheet.ts';

/** Where sheets are kept. */
export type SheetStore = {
  list(): Promise<readonly KeptSheet[]>;
  /** Keeps a change of what was kept before, or a first revision; `conflict` if somebody else was faster. */
  save(kept: KeptSheet): Promise<'stored' | 'conflict'>;
  remove(id: string): Promise<void>;
};

/** Whether a sheet may follow the revision that is kept; 0 if none is. */
export const follows = (kept: KeptSheet, revision: number): boolean => kept.revision === revision + 1;

/** Keeps sheets as long as the page lasts, for browsers that keep nothing. */
export class MemorySheetStore implements SheetStore {
  readonly #sheets: Map<string, KeptSheet> = new Map();

  list(): Promise<readonly KeptSheet[]> {
    return Promise.resolve([...this.#sheets.values()]);
  }

  save(kept: KeptSheet): Promise<'stored' | 'conflict'> {
    const { id } = kept.sheet;
    if (!follows(kept, this.#sheets.get(id)?.revision ?? 0)) return Promise.resolve('conflict');
    this.#sheets.set(id, kept);
    return Promise.resolve('stored');
  }

  remove(id: string): Promise<void> {
    this.#sheets.delete(id);
    return Promise.resolve();
  }
}
