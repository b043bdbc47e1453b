import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteClient } from '../../src/storage/sqlite/sqlite-client.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test('queries to a database that could not be opened fail, at once and later', async () => {
  const client = new SqliteClient(join(temporaryFolder(), 'missing', 'quando.db'));
  onTestFinished(() => client.close());
  await expect(client.query('select 1', [])).rejects.toThrow('unable to open database file');
  await expect(client.query('select 1', [])).rejects.toThrow('unable to open database file');
});
