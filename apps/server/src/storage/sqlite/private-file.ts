import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Only this user may read it: it contains names, and the cards of unfinished games. */
export const OURS_ALONE = 0o600;

/** What SQLite may keep beside a database; new files of these get the database's mode. */
const COMPANIONS = ['', '-wal', '-shm', '-journal'];

/** The path of a file that only this user may read, created if it is missing. */
export function privateFile(folder: string, name: string): string {
  const path = join(folder, name);
  // Closing a file that this process has locked would release its lock.
  if (!existsSync(path)) closeSync(openSync(path, 'a', OURS_ALONE));
  for (const companion of COMPANIONS) if (existsSync(path + companion)) makePrivate(path + companion);
  return path;
}

function makePrivate(path: string): void {
  try {
    chmodSync(path, OURS_ALONE);
  } catch {
    // Only its owner may: a file that another user shares with this one stays as it is.
  }
}
