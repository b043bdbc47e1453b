import type { Store, StorePlace } from '../storage/store.ts';
import { NO_BROADCAST, type Broadcast } from './broadcast.ts';
import { PostgresBroadcast, type PostgresBroadcastOptions } from './postgres-broadcast.ts';

/** The broadcast that belongs to a store; a single process needs none. */
export const openBroadcast = (
  place: StorePlace,
  { db }: Store,
  options: Pick<PostgresBroadcastOptions, 'process' | 'onMessage' | 'onFailure'>,
): Broadcast => ('url' in place ? new PostgresBroadcast({ ...options, url: place.url, db }) : NO_BROADCAST);
