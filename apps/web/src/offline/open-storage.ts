import type { TroubleCode } from '@quando/protocol';
import { MemoryStorage, type Clock, type Storage } from '@quando/table';
import { openDB, type IDBPDatabase } from 'idb';
import { IdbStorage, makeStores, STORES, type Schema } from './idb-storage.ts';

/** A database that is no use any more stays as it is, and the next name is tried. */
const NAMES = ['quando', 'quando-2', 'quando-3'];
const VERSION = 1;

/** How long a database may take to open, in milliseconds: some never answer. */
const PATIENCE = 4000;

export type StorageOptions = {
  readonly clock: Clock;
  readonly onTrouble: (code: TroubleCode) => void;
};

/** Opens where games are kept: the first database that works, or else memory. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  for (const [i, name] of NAMES.entries()) {
    const opened = await openDatabase(name, options.clock).catch(() => 'unusable' as const);
    if (opened === 'unusable') continue;
    // Later on it is just the database in use.
    if (i > 0 && opened.isNew) options.onTrouble('store-damaged');
    return new IdbStorage(opened.database);
  }
  options.onTrouble('store-unavailable');
  return new MemoryStorage();
}

type Opened = { readonly database: IDBPDatabase<Schema>; readonly isNew: boolean };

async function openDatabase(name: string, clock: Clock): Promise<Opened> {
  let isNew = false;
  const opening = openDB<Schema>(name, VERSION, {
    upgrade: (database) => {
      isNew = true;
      makeStores(database);
    },
    // A later version of this app in another tab wants to change it.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  const database = await inTime(opening, clock);
  await probe(database);
  return { database, isNew };
}

/** Fails unless every store is there and can be read. */
async function probe(database: IDBPDatabase<Schema>): Promise<void> {
  try {
    const reading = database.transaction(STORES);
    await Promise.all([...STORES.map((store) => reading.objectStore(store).count()), reading.done]);
  } catch (error) {
    database.close();
    throw error;
  }
}

function inTime<Value>(promise: Promise<Value>, clock: Clock): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(PATIENCE, () => reject(new Error('no answer')));
    promise.then(resolve, reject).finally(cancel);
  });
}
