import type { Store, StorePlace } from '../storage/store.ts';
import { NO_HINTS, type Hint, type Hints } from './hint.ts';
import { PostgresHints } from './postgres-hints.ts';

/** The hints that go with a store: one process alone needs none. */
export const openHints = (
  place: StorePlace,
  { db }: Store,
  { process, onHint }: { readonly process: string; readonly onHint: (hint: Hint) => void },
): Hints => ('url' in place ? new PostgresHints({ url: place.url, db, process, onHint }) : NO_HINTS);
