import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteClient } from '../../src/storage/sqlite/sqlite-client.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { appendOf } from './append-of.ts';

test('queries to a database that could not be opened fail, at once and later', async () => {
  const client = new SqliteClient(join(temporaryFolder(), 'missing', 'quando.db'));
  onTestFinished(() => client.close());
  await expect(client.query('select 1', [])).rejects.toThrow('unable to open database file');
  await expect(client.query('select 1', [])).rejects.toThrow('unable to open database file');
});

/** A database with two tables that have no entries yet. */
async function clientWithTables(): Promise<SqliteClient> {
  const client = new SqliteClient(join(temporaryFolder(), 'quando.db'));
  onTestFinished(() => client.close());
  await client.query('create table tables (id text, seq int, changed_at int, due_at int, is_over int)', []);
  await client.query('create table entries (table_id text, seq int, body text check (length(body) > 0))', []);
  await client.query("insert into tables values ('a', 0, 0, null, 0), ('b', 0, 0, null, 0)", []);
  return client;
}

const rowsOf = async (client: SqliteClient, sql: string): Promise<object[]> =>
  (await client.query<object>(sql, [])).rows;

test('a batch is stored as a whole or not at all', async () => {
  const client = await clientWithTables();
  const bad = client.commit([appendOf('a'), appendOf('b', { body: '' })]);
  await expect(bad).rejects.toThrow('CHECK');
  expect(await rowsOf(client, 'select sum(seq) as sum from tables')).toEqual([{ sum: 0 }]);
  expect(await client.commit([appendOf('b'), appendOf('c')])).toEqual(new Set(['b']));
  expect(await rowsOf(client, 'select table_id, body from entries')).toEqual([{ table_id: 'b', body: '{}' }]);
});

test.each([
  ['commit', [{ id: 'b' }]],
  ['rollback', [{ id: 'a' }, { id: 'b' }]],
])('a batch in the middle of another transaction waits for its %s', async (end, left) => {
  const client = await clientWithTables();
  await client.query('begin immediate', []);
  const stored = client.commit([appendOf('a'), appendOf('b')]);
  await client.query("delete from tables where id = 'a'", []);
  await client.query(end, []);
  expect(await stored).toEqual(new Set(left.map(({ id }) => id)));
  expect(await rowsOf(client, 'select id from tables where seq = 1 order by id')).toEqual(left);
});
