import type { TroubleCode } from '@quando/protocol';
import { MemoryStorage, type Clock, type DeviceStorage } from '@quando/table';
import { IdbStorage, makeStores, STORES, type Schema } from './idb-storage.ts';
import { openUsableDatabase } from './open-database.ts';

const NAMES = ['quando', 'quando-2', 'quando-3'];
const VERSION = 1;

export type StorageOptions = {
  readonly clock: Clock;
  readonly onTrouble: (code: TroubleCode) => void;
};

/** Opens the storage of games: the first usable database, or else memory. */
export async function openStorage({ clock, onTrouble }: StorageOptions): Promise<DeviceStorage> {
  const plan = { names: NAMES, version: VERSION, stores: STORES, makeStores, clock };
  const usable = await openUsableDatabase<Schema>(plan);
  if (usable === 'unusable') {
    onTrouble('store-unavailable');
    return new MemoryStorage();
  }
  if (usable.isReplacement) onTrouble('store-damaged');
  return new IdbStorage(usable.database);
}
