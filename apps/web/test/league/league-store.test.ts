import { expect, test } from 'vitest';
import { MemoryLeagueStore } from '../../src/league/league-store.ts';
import { STORE_HISTORY, storeHistory } from './league-store-contract.ts';

test('memory keeps leagues as every store does', async () => {
  expect(await storeHistory(new MemoryLeagueStore())).toEqual(STORE_HISTORY);
});
