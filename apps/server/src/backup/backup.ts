import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { folderStartupError } from '../storage/sqlite/folder-error.ts';
import { OURS_ALONE, privateFile } from '../storage/sqlite/private-file.ts';
import { lockFolder } from '../storage/sqlite/folder-lock.ts';

/** How many tables a file holds, or why it was not made or used. */
export type Outcome = { readonly tables: number } | { readonly error: string };

const DATABASE = 'quando.db';

/** Copies the database of a folder into a new file, also while a server uses it. */
export async function backUp(folder: string, file: string): Promise<Outcome> {
  const database = join(folder, DATABASE);
  if (!existsSync(database)) return { error: `There is no database in ${folder}.` };
  if (existsSync(file)) return { error: `${file} exists already.` };
  const part = `${file}.part`;
  try {
    await copy(database, part);
    const tables = tablesIn(part);
    if (typeof tables !== 'number') return tables;
    renameSync(part, file);
    return { tables };
  } catch (error) {
    return { error: `${file} cannot be written: ${messageOf(error)}.` };
  } finally {
    rmSync(part, { force: true });
  }
}

/** Replaces the database of a folder that no server uses; the former one is kept beside it. */
export async function restore(folder: string, file: string): Promise<Outcome> {
  const tables = tablesIn(file);
  if (typeof tables !== 'number') return tables;
  const problem = folderStartupError(folder);
  if (problem) return problem;
  const lock = lockFolder(privateFile(folder, 'quando.lock'));
  if (lock === 'taken') return { error: `A server has the data in ${folder} open. Stop it first.` };
  const database = join(folder, DATABASE);
  const former = join(folder, 'quando-before-restore.db');
  try {
    if (existsSync(former))
      return { error: `${former} is left from an earlier restore. Move it away first.` };
    // A copy instead of a move, because the newest entries are in another file beside the database.
    if (existsSync(database)) await copy(database, former);
    for (const companion of ['-wal', '-shm']) rmSync(database + companion, { force: true });
    await copy(file, database);
    return { tables };
  } finally {
    lock.release();
  }
}

async function copy(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to);
    chmodSync(to, OURS_ALONE);
  } finally {
    source.close();
  }
}

/** The number of tables in a database that is whole. */
function tablesIn(file: string): number | { readonly error: string } {
  if (!existsSync(file)) return { error: `${file} does not exist.` };
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const check = db.prepare('pragma integrity_check').get()?.['integrity_check'];
    if (check !== 'ok') return { error: `${file} is damaged: ${String(check)}.` };
    return Number(db.prepare('select count(*) as tables from tables').get()!['tables']);
  } catch (error) {
    return { error: `${file} is not a backup of Quando: ${messageOf(error)}.` };
  } finally {
    db.close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
