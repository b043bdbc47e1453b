import type { TableHead } from '@quando/table';
import { MemoryStorage } from '@quando/table';
import { storageContract } from '@quando/table/storage-contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import type { Store, StorePlace } from '../../src/storage/store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openedStore } from './opened-store.ts';

const CONTRACT = storageContract((game, changedAt): TableHead => ({
  game,
  changedAt,
  due: 1_800_000_000_000 + changedAt,
  isOver: false,
}));

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

async function opened(place: StorePlace): Promise<Store> {
  const store = await openedStore(place);
  onTestFinished(() => store.close());
  return store;
}

test.for(CONTRACT)('memory $name', async ({ run, expected }) => {
  expect(await run(new MemoryStorage<TableHead>())).toEqual(expected);
});

test.for(CONTRACT)('SQLite $name', async ({ run, expected }) => {
  const { storage } = await opened({ folder: temporaryFolder() });
  expect(await run(storage)).toEqual(expected);
});

test.for(CONTRACT)('PostgreSQL $name', async ({ run, expected }) => {
  const { storage } = await opened({ url: await postgres.makeDatabase() });
  expect(await run(storage)).toEqual(expected);
});
