import type { Clock } from '@quando/table';
import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';

/** How long a database may take to open, in milliseconds; some never do. */
const PATIENCE = 4000;

export type DatabasePlan<Schema extends DBSchema> = {
  /** A database that cannot be used is left alone, and the next name is tried. */
  readonly names: readonly string[];
  readonly version: number;
  readonly stores: readonly StoreNames<Schema>[];
  readonly makeStores: (database: IDBPDatabase<Schema>) => void;
  readonly clock: Clock;
};

export type UsableDatabase<Schema extends DBSchema> = {
  readonly database: IDBPDatabase<Schema>;
  /** Whether it has just been created because an earlier one cannot be used. */
  readonly isReplacement: boolean;
};

/** Opens the first database that works. */
export async function openUsableDatabase<Schema extends DBSchema>(
  plan: DatabasePlan<Schema>,
): Promise<UsableDatabase<Schema> | 'unusable'> {
  for (const [i, name] of plan.names.entries()) {
    const opened = await openDatabase(name, plan).catch(() => 'unusable' as const);
    // Only a newly created replacement is worth reporting.
    if (opened !== 'unusable') return { database: opened.database, isReplacement: i > 0 && opened.isNew };
  }
  return 'unusable';
}

type Opened<Schema extends DBSchema> = {
  readonly database: IDBPDatabase<Schema>;
  readonly isNew: boolean;
};

async function openDatabase<Schema extends DBSchema>(
  name: string,
  { version, stores, makeStores, clock }: DatabasePlan<Schema>,
): Promise<Opened<Schema>> {
  let isNew = false;
  const opening = openDB<Schema>(name, version, {
    upgrade: (database) => {
      isNew = true;
      makeStores(database);
    },
    // A newer version of the app in another tab wants to upgrade the database.
    blocking: (_, __, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });
  const database = await inTime(opening, clock);
  await probe(database, stores);
  return { database, isNew };
}

/** Throws unless every store exists and can be read. */
async function probe<Schema extends DBSchema>(
  database: IDBPDatabase<Schema>,
  stores: readonly StoreNames<Schema>[],
): Promise<void> {
  try {
    const reading = database.transaction(stores);
    await Promise.all([...stores.map((store) => reading.objectStore(store).count()), reading.done]);
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
