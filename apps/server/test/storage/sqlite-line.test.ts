import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteLine } from '../../src/storage/sqlite/sqlite-line.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test('whoever asks a database that could not be opened is told, then and later', async () => {
  const line = new SqliteLine(join(temporaryFolder(), 'missing', 'quando.db'));
  onTestFinished(() => line.close());
  await expect(line.ask('select 1', [])).rejects.toThrow('unable to open database file');
  await expect(line.ask('select 1', [])).rejects.toThrow('unable to open database file');
});
