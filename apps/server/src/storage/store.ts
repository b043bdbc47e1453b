import { loggedError } from '../logged-error.ts';
import type { StartupError } from '../startup-error.ts';
import type { Database } from './schema.ts';
import type { SqlStorage } from './sql-storage.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openFolder } from './sqlite/open-folder.ts';

/** The database of a server. */
export type Store = {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Database;
  readonly storage: SqlStorage;
  /** Removes deleted data from the files, as far as the database lets a client do that. */
  compact(): Promise<void>;
  close(): Promise<void>;
};

/** The location of a store. */
export type StorePlace = { readonly folder: string } | { readonly url: string };

/** Opens the store, creates what is missing and migrates it; broken connections are reported and replaced. */
export const openStore = (
  place: StorePlace,
  onFailure: (error: unknown) => void = (error) => console.error(loggedError(error).message),
): Promise<Store | StartupError> =>
  'url' in place ? openPostgres(place.url, onFailure) : openFolder(place.folder);
