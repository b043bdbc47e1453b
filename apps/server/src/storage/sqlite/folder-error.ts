import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StartupError } from '../../startup-error.ts';

const { R_OK, W_OK, X_OK } = constants;

/** Only the owner may read it: it contains the cards of unfinished games. */
const OURS_ALONE = 0o700;

/** Creates the folder if it is missing; returns why nothing can be stored there, if so. */
export function folderStartupError(folder: string): StartupError | undefined {
  if (isFile(folder)) return { error: `DATA_DIR is ${folder}, which is a file; it must be a folder.` };
  if (!isMade(folder)) return { error: `DATA_DIR is ${folder}, which cannot be created.` };
  if (!mayUse(folder, R_OK | W_OK | X_OK))
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
    makeFolder(folder);
    return true;
  } catch {
    return false;
  }
}

/** Creates a folder with its parents; Node's own recursion never ends below a folder such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: OURS_ALONE });
}

function mayUse(path: string, how: number): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch {
    return false;
  }
}
