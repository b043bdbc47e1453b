import type { LocalStore } from '../local-store.ts';
import type { MyTables } from './my-tables.svelte.ts';
import { loadProfile, saveProfile } from './profile.ts';
import { forgetPerson } from './public-person.ts';
import type { TableApi, TableApiRefusalCode } from './table-api.ts';

export type ErasureOptions = {
  readonly localStore: LocalStore;
  readonly tables: MyTables;
  readonly tableApi: Pick<TableApi, 'erase'>;
};

/** Whether there is a table or a name to delete. */
export const hasTraces = ({ localStore, tables }: Omit<ErasureOptions, 'tableApi'>): boolean =>
  tables.all.length > 0 || loadProfile(localStore, Math.random).name !== '';

/**
 * Deletes this device's user from every table that it has a key of, and then the list of tables and the name here. If the
 * server fails, everything stays here, so that the user can try again; what is deleted already does no harm then.
 */
export async function eraseTraces({
  localStore,
  tables,
  tableApi,
}: ErasureOptions): Promise<'done' | TableApiRefusalCode> {
  tables.reread();
  for (const { table, key } of tables.all) {
    const answer = await tableApi.erase(table, key);
    // A table that does not exist names nobody.
    if ('refused' in answer && answer.refused !== 'gone') return answer.refused;
  }
  tables.forgetAll();
  forgetPerson(localStore);
  saveProfile(localStore, { ...loadProfile(localStore, Math.random), name: '', avatar: 'any' });
  return 'done';
}
