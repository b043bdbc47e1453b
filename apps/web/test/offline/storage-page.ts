import { DEVICE_STORAGE_CONTRACT } from '@quando/table/storage-contract';
import { openDB } from 'idb';
import { wallClock } from '../../src/clock.ts';
import { webLocks } from '../../src/offline/game-locks.ts';
import { IdbStorage, makeStores, type Schema } from '../../src/offline/idb-storage.ts';
import { openStorage } from '../../src/offline/open-storage.ts';

/** What the test asks of a page with a real database and real locks. */
const page = {
  async runCase(name: string): Promise<{ actual: unknown; expected: unknown }> {
    const { run, expected } = DEVICE_STORAGE_CONTRACT.find((other) => other.name === name)!;
    const database = await openDB<Schema>(`contract ${name}`, 1, { upgrade: makeStores });
    return { actual: await run(new IdbStorage(database)), expected };
  },

  /** Which troubles opening the storage tells, and which databases there are then. */
  async open(): Promise<{ troubles: string[]; databases: string[] }> {
    const troubles: string[] = [];
    await openStorage({ clock: wallClock, onTrouble: (code) => troubles.push(code) });
    const databases = await indexedDB.databases();
    return { troubles, databases: databases.map(({ name }) => name ?? '').toSorted() };
  },

  /** A database of our name that is none of ours. */
  async spoil(name: string): Promise<void> {
    const database = await openDB(name, 1, { upgrade: (other) => void other.createObjectStore('letters') });
    database.close();
  },

  async hold(game: string, take: boolean): Promise<'held' | 'elsewhere'> {
    const locks = webLocks(navigator.locks);
    const held = await locks.hold(game, { take, onLost: () => (document.title = `lost ${game}`) });
    if (held === 'elsewhere') return held;
    window.addEventListener('release', held, { once: true });
    return 'held';
  },
};

export type StoragePage = typeof page;

Object.assign(globalThis, { storagePage: page });
