import { expect, test } from 'vitest';
import { forEachTable } from '../src/tables/for-each-table.ts';

test('a table that fails is reported, and the others are still processed', async () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const broken = new Error('broken');
  await forEachTable(
    ['oak', 'elm', 'ash'],
    (table) => (table === 'elm' ? Promise.reject(broken) : Promise.resolve(void done.push(table))),
    (table, error) => failures.push([table, error]),
  );
  expect(done).toEqual(['oak', 'ash']);
  expect(failures).toEqual([['elm', broken]]);
});
