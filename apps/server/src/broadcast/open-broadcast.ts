import type { Store, StorePlace } from '../storage/store.ts';
import { NO_BROADCAST, type BroadcastMessage, type Broadcast } from './broadcast.ts';
import { PostgresBroadcast } from './postgres-broadcast.ts';

/** The messages that go with a store: one process alone needs none. */
export const openBroadcast = (
  place: StorePlace,
  { db }: Store,
  {
    process,
    onMessage,
  }: { readonly process: string; readonly onMessage: (message: BroadcastMessage) => void },
): Broadcast =>
  'url' in place ? new PostgresBroadcast({ url: place.url, db, process, onMessage }) : NO_BROADCAST;
