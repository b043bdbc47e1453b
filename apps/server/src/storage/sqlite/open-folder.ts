import { Kysely } from 'kysely';
import { migrate } from '../migrating.ts';
import type { Schema } from '../schema.ts';
import { SqlStorage } from '../sql-storage.ts';
import type { StartupError } from '../../startup-error.ts';
import type { Store } from '../store.ts';
import { folderStartupError } from './folder-error.ts';
import { lockFolder } from './folder-lock.ts';
import { privateFile } from './private-file.ts';
import { compactSqlite } from './compact-sqlite.ts';
import { SqliteClient } from './sqlite-client.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteStartupError } from './sqlite-error.ts';

/** The store in a local folder, for a single process. */
export async function openFolder(folder: string): Promise<Store | StartupError> {
  try {
    return folderStartupError(folder) ?? (await openLocked(folder));
  } catch (error) {
    const problem = sqliteStartupError(error, folder);
    if (!problem) throw error;
    return problem;
  }
}

async function openLocked(folder: string): Promise<Store | StartupError> {
  const lock = lockFolder(privateFile(folder, 'quando.lock'));
  if (lock === 'taken') return { error: inUse(folder) };
  const client = new SqliteClient(privateFile(folder, 'quando.db'));
  const db = new Kysely<Schema>({ dialect: sqliteDialect(client) });
  const close = async (): Promise<void> => {
    await db.destroy();
    lock.release();
  };
  try {
    const newer = await migrate(db);
    if (!newer)
      return {
        kind: 'sqlite',
        db,
        storage: new SqlStorage(db, (batch) => client.commit(batch)),
        compact: () => compactSqlite(db),
        close,
      };
    await close();
    return newer;
  } catch (error) {
    await close();
    throw error;
  }
}

const inUse = (folder: string): string =>
  `Another process has the data in ${folder} open. Give this one a DATA_DIR of its own, or all of them a DATABASE_URL.`;
