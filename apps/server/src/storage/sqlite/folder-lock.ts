import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite-error.ts';

/** Locks a folder for this process until it ends, however it ends: the system releases SQLite's locks. */
export function lockFolder(file: string): { release(): void } | 'taken' {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (isBusy(error)) return 'taken';
    throw error;
  }
}
