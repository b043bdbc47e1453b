import type { RankedApi } from '../eight/ranked-api.ts';
import { forgetRankedKey, rankedKeys } from '../eight/ranked-keys.ts';
import type { KnownLeague } from '../league/known-league.ts';
import type { LeagueApi } from '../league/league-api.ts';
import type { MyLeagues } from '../league/my-leagues.svelte.ts';
import type { LocalStore } from '../local-store.ts';
import type { MyTables } from './my-tables.svelte.ts';
import { loadProfile, saveProfile } from './profile.ts';
import { forgetPerson } from './public-person.ts';
import type { TableApi, TableApiRefusalCode } from './table-api.ts';

export type ErasureOptions = {
  readonly localStore: LocalStore;
  readonly tables: MyTables;
  readonly tableApi: Pick<TableApi, 'erase'>;
  readonly rankedApi: Pick<RankedApi, 'erase'>;
  readonly leagues: Pick<MyLeagues, 'all' | 'reread' | 'change'>;
  readonly leagueApi: Pick<LeagueApi, 'send'>;
};

/** Whether there is a table, a ranked eight, a member of a league or a name to delete. */
export const hasTraces = ({
  localStore,
  tables,
  leagues,
}: Pick<ErasureOptions, 'localStore' | 'tables' | 'leagues'>): boolean =>
  tables.all.length > 0 ||
  rankedKeys(localStore).length > 0 ||
  leagues.all.some(isMember) ||
  loadProfile(localStore, Math.random).name !== '';

/**
 * Deletes this device's user from every table, ranked eight and league that it has a key of, and then the list of tables and
 * the name here. If the server fails, what is not deleted yet stays here, so that the user can try again; to delete something
 * twice does no harm.
 */
export async function eraseTraces(options: ErasureOptions): Promise<'done' | TableApiRefusalCode> {
  const { localStore, tables, tableApi, rankedApi, leagues } = options;
  tables.reread();
  for (const { table, key } of tables.all) {
    const answer = await tableApi.erase(table, key);
    // A table that does not exist names nobody.
    if ('refused' in answer && answer.refused !== 'gone') return answer.refused;
  }
  for (const { id, key } of rankedKeys(localStore)) {
    const answer = await rankedApi.erase(id, key);
    if ('refused' in answer) return answer.refused === 'too-many' ? 'too-many' : 'unreachable';
    // There may be so many that the server asks for a pause: then the next attempt goes on from here.
    forgetRankedKey(localStore, id);
  }
  leagues.reread();
  for (const known of leagues.all.filter(isMember)) {
    const refused = await eraseMember(known, options);
    if (refused) return refused;
  }
  tables.forgetAll();
  forgetPerson(localStore);
  saveProfile(localStore, { ...loadProfile(localStore, Math.random), name: '', avatar: 'any' });
  return 'done';
}

const isMember = ({ me }: KnownLeague): boolean => me !== 'nobody';

/** Only the maker can delete the name of a member whom another device has added. */
async function eraseMember(
  { league, key, me }: KnownLeague,
  { leagues, leagueApi }: Pick<ErasureOptions, 'leagues' | 'leagueApi'>,
): Promise<'too-many' | 'unreachable' | undefined> {
  const answer = await leagueApi.send(league, key, [{ do: 'erase-member', id: `erase-${me}`, member: me }]);
  if ('refused' in answer && answer.refused !== 'gone')
    return answer.refused === 'too-many' ? 'too-many' : 'unreachable';
  const refusal = 'refused' in answer ? undefined : answer.answers[0]?.refusal;
  if (refusal === 'not-stored') return 'unreachable';
  leagues.change(league, { me: 'nobody' });
  return undefined;
}
