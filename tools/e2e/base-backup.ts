import { Client } from 'pg';
import { chown, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresProcess } from './postgres-process.ts';

/** What a backup leaves out: the primary's own log and processes. */
const LEFT_OUT = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'postmaster.pid', 'postmaster.opts']);

/** Copies a running PostgreSQL into a folder, as `pg_basebackup` does, which the test set-up does not have. */
export async function copyPostgres({ url, folder }: PostgresProcess, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const owner = statSync(folder);
  const copy = new FolderCopy(owner.uid, owner.gid);
  await client.query(`select pg_backup_start('standby', true)`);
  await copy.copy(folder, to, LEFT_OUT);
  for (const name of ['pg_wal', 'pg_replslot', 'pg_dynshmem']) await copy.make(join(to, name));
  const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await copy.write(join(to, 'backup_label'), stopped.rows[0]!.labelfile);
  await copy.write(join(to, 'standby.signal'), '');
  await client.end();
}

/** Copies files that belong to another user and may disappear at any moment. */
class FolderCopy {
  readonly #uid: number;
  readonly #gid: number;

  constructor(uid: number, gid: number) {
    this.#uid = uid;
    this.#gid = gid;
  }

  async copy(from: string, to: string, leftOut: ReadonlySet<string> = new Set()): Promise<void> {
    await this.make(to);
    const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) => !leftOut.has(name));
    await Promise.all(
      entries.map((entry) =>
        entry.isDirectory()
          ? this.copy(join(from, entry.name), join(to, entry.name))
          : this.#file(join(from, entry.name), join(to, entry.name)),
      ),
    );
  }

  async make(folder: string): Promise<void> {
    await mkdir(folder, { mode: 0o700, recursive: true });
    await chown(folder, this.#uid, this.#gid);
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(file, text, { mode: 0o600 });
    await chown(file, this.#uid, this.#gid);
  }

  async #file(from: string, to: string): Promise<void> {
    try {
      await copyFile(from, to);
      await chown(to, this.#uid, this.#gid);
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone) throw error;
    }
  }
}
