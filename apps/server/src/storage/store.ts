import type { StartupError } from '../startup-error.ts';
import type { Database } from './schema.ts';
import type { SqlStorage } from './sql-storage.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openFolder } from './sqlite/open-folder.ts';

/** Where everything is kept. */
export type Store = {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Database;
  readonly storage: SqlStorage;
  close(): Promise<void>;
};

/** Where a store is to be found. */
export type StorePlace = { readonly folder: string } | { readonly url: string };

/** Opens the store, makes what is missing and brings it up to this version. */
export const openStore = (place: StorePlace): Promise<Store | StartupError> =>
  'url' in place ? openPostgres(place.url) : openFolder(place.folder);
