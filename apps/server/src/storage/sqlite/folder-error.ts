import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StartupError } from '../../startup-error.ts';

const { R_OK, W_OK, X_OK } = constants;

/** Only the owner may read it: it contains the cards of unfinished games. */
const OURS_ALONE = 0o700;

/** Creates the folder if it is missing; returns why nothing can be stored there, if so. */
export function folderStartupError(folder: string): StartupError | undefined {
  if (isFile(folder)) return { error: `DATA_DIR is ${folder}, which is a file; it must be a folder.` };
  if (!isMade(folder) || !mayUse(folder, R_OK | W_OK | X_OK))
    return { error: `DATA_DIR is ${folder}, where this user may not write.` };
  const files = readdirSync(folder).filter((name) => name.startsWith('quando.'));
  const foreign = files.map((name) => join(folder, name)).find((file) => !mayUse(file, R_OK | W_OK));
  return foreign === undefined ? undefined : { error: `This user may not write to ${foreign}.` };
}

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

function isMade(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: OURS_ALONE });
    return true;
  } catch {
    return false;
  }
}

function mayUse(path: string, how: number): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch {
    return false;
  }
}
