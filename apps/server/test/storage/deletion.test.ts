import type { LogEntry } from '@quando/table';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { openedStore } from './opened-store.ts';

const HEAD = { game: 'a', changedAt: 1, isOver: false };
const NAME = 'Zacharias-Quintus';

const entryWith = (seq: number, text: string): LogEntry & { readonly text: string } => ({ seq, text });

/** The files in a folder that contain a name. */
const filesWith = (folder: string, name: string): string[] =>
  readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(name));

test('after a table is deleted and the files are compacted, no file contains a name from it', async () => {
  const folder = temporaryFolder();
  const store = await openedStore({ folder });
  onTestFinished(() => store.close());
  await store.storage.create({ ...HEAD, game: 'other' }, [{ seq: 0 }]);
  await store.storage.create(HEAD, [{ seq: 0 }]);
  for (let seq = 1; seq < 40; seq += 1)
    await store.storage.append(HEAD, entryWith(seq, NAME + 'x'.repeat(seq * 50)));
  expect(filesWith(folder, NAME)).toContain('quando.db-wal');
  await store.storage.remove('a');
  await store.compact();
  expect(filesWith(folder, NAME)).toEqual([]);
  expect(await store.storage.load('other')).toEqual([{ seq: 0 }]);
});

test('compaction makes the files smaller', async () => {
  const folder = temporaryFolder();
  const store = await openedStore({ folder });
  onTestFinished(() => store.close());
  await store.storage.create(HEAD, [entryWith(0, 'x'.repeat(1_000_000))]);
  await store.compact();
  const sizeOf = (file: string): number => statSync(join(folder, file)).size;
  const before = sizeOf('quando.db');
  await store.storage.remove('a');
  await store.compact();
  expect(sizeOf('quando.db')).toBeLessThan(before - 900_000);
  expect(sizeOf('quando.db-wal')).toBe(0);
});

test('a file of an earlier version loses what was deleted from it', async () => {
  const folder = temporaryFolder();
  await (await openedStore({ folder })).close();
  const old = new DatabaseSync(join(folder, 'quando.db'));
  old.exec('pragma journal_mode = delete; pragma auto_vacuum = none; vacuum; pragma secure_delete = off;');
  const filler = 'x'.repeat(5000);
  old.exec(`insert into entries values ('a', 0, '${NAME}${filler}'); delete from entries;`);
  old.close();
  expect(filesWith(folder, NAME)).toEqual(['quando.db']);
  const store = await openedStore({ folder });
  onTestFinished(() => store.close());
  expect(filesWith(folder, NAME)).toEqual([]);
});
