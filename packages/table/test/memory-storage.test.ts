import { expect, test } from 'vitest';
import { MemoryStorage } from '@quando/table';
import { DEVICE_STORAGE_CONTRACT } from '@quando/table/storage-contract';

test.for(DEVICE_STORAGE_CONTRACT)('memory $name', async ({ run, expected }) => {
  expect(await run(new MemoryStorage())).toEqual(expected);
});
