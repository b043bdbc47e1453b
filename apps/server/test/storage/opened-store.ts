import { openStore, type Store, type StorePlace } from '../../src/storage/store.ts';

/** A store that can be opened; whoever asks for it closes it. */
export async function openedStore(place: StorePlace): Promise<Store> {
  const store = await openStore(place);
  if ('error' in store) throw new Error(store.error);
  return store;
}
