import type { AppContext } from '../app-context.ts';
import { freshKey } from './device-key.ts';
import { PublicApi, type PublicRefusal } from './public-api.ts';
import { loadPerson } from './public-person.ts';
import { profileAnywhere } from './public-profile.ts';

type Wish = {
  /** Names for people who have not entered one. */
  readonly guests: readonly string[];
  /** The public table where they want to sit; without it, any. */
  readonly table?: string;
};

export const publicApi = (): PublicApi => new PublicApi((address, request) => fetch(address, request));

/** Takes a seat at a public table and goes there, or says why that is not possible. */
export async function playWithPeople(
  { localStore, wording, tables, router }: AppContext,
  { guests, table }: Wish,
): Promise<PublicRefusal | undefined> {
  const key = table === undefined ? freshKey(crypto) : tables.savedAt(table).key;
  const answer = await publicApi().takeSeat({
    key,
    ...loadPerson(localStore, crypto),
    ...profileAnywhere(localStore, guests),
    language: wording.language,
    ...(table !== undefined && { table }),
  });
  if ('refused' in answer) return answer.refused;
  tables.change(answer.table, { key, seat: 'none' });
  router.go({ screen: 'table', table: answer.table });
  return undefined;
}
