import { MemorySheetStore } from '../../src/sheet/sheet-store.ts';
import type { StoredSheet } from '../../src/sheet/stored-sheet.ts';

/** A store that notes which sheets are read, and fails on demand. */
export class CountingStore extends MemorySheetStore {
  /** The ids that were read, one by one or as part of the list. */
  readonly reads: string[] = [];
  failsToSave = false;

  override async list(): Promise<readonly StoredSheet[]> {
    const all = await super.list();
    this.reads.push(...all.map(({ sheet }) => sheet.id));
    return all;
  }

  override read(id: string): Promise<StoredSheet | undefined> {
    this.reads.push(id);
    return super.read(id);
  }

  override save(stored: StoredSheet): Promise<'stored' | 'conflict'> {
    return this.failsToSave ? Promise.reject(new Error('the disk is full')) : super.save(stored);
  }

  forget(): void {
    this.reads.length = 0;
  }
}
