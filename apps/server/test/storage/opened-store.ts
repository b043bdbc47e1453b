import { openStore, type Store, type StorePlace } from '../../src/storage/store.ts';

/** Opens a store that is expected to open; the caller closes it. */
export async function openedStore(place: StorePlace): Promise<Store> {
  const store = await openStore(place);
  if ('error' in store) throw new Error(store.error);
  return store;
}
