import { Kysely } from 'kysely';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../migrating.ts';
import type { Schema } from '../schema.ts';
import { SqlStorage } from '../sql-storage.ts';
import type { Fault, Store } from '../store.ts';
import { lockFolder } from './folder-lock.ts';
import { sqliteCommit } from './sqlite-commit.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** The store in a folder of this machine, for one process alone. */
export async function openFolder(folder: string): Promise<Store | Fault> {
  if (!isWritable(folder)) return { fault: `DATA_DIR is ${folder}, where this user may not write.` };
  const lock = lockFolder(join(folder, 'quando.lock'));
  if (lock === 'taken') return { fault: inUse(folder) };
  const db = new Kysely<Schema>({ dialect: sqliteDialect(join(folder, 'quando.db')) });
  const close = async (): Promise<void> => {
    await db.destroy();
    lock.release();
  };
  const newer = await migrate(db);
  if (!newer) return { kind: 'sqlite', db, storage: new SqlStorage(db, sqliteCommit(db)), close };
  await close();
  return newer;
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const inUse = (folder: string): string =>
  `Another process has the data in ${folder} open. Give this one a DATA_DIR of its own, or all of them a DATABASE_URL.`;
