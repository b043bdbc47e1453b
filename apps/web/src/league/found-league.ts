import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { isKey } from '../online/device-key.ts';
import type { MadeLeague as Made } from './league-answers.ts';
import type { LeagueApiResult } from './league-api.ts';
import type { MyLeagues } from './my-leagues.svelte.ts';

/** The id of a new league, or why there is none. */
export type MadeLeague = LeagueApiResult<Made>;

/** A league to be made. */
export type Founding = {
  /** Tells it from other leagues that somebody may make after this one failed. */
  readonly what: string;
  readonly name: string;
  readonly make: (key: string) => Promise<MadeLeague>;
};

type Attempt = { readonly what: string; readonly key: string };

/** The leagues whose making has not been answered. */
const KEY = 'quando-founding';

/** The oldest are dropped. */
const MOST = 8;

/**
 * Makes a league. Its key is kept before the server hears of it: who tries again after an answer got lost makes the same league,
 * because its id follows from the key.
 */
export async function foundLeague(
  localStore: LocalStore,
  mine: MyLeagues,
  { what, name, make }: Founding,
): Promise<MadeLeague> {
  const key = attemptsIn(localStore).find((attempt) => attempt.what === what)?.key ?? mine.freshKey();
  const others = (): readonly Attempt[] => attemptsIn(localStore).filter((attempt) => attempt.what !== what);
  save(localStore, [{ what, key }, ...others()]);
  const answer = await make(key);
  if (!('league' in answer)) return answer;
  mine.adopt(answer.league, key);
  if (name !== '') mine.change(answer.league, { name });
  save(localStore, others());
  return answer;
}

const save = (localStore: LocalStore, attempts: readonly Attempt[]): void =>
  localStore.setItem(KEY, JSON.stringify(attempts.slice(0, MOST)));

/** Most recent first; unreadable ones are left out. */
function attemptsIn(localStore: LocalStore): readonly Attempt[] {
  const kept = readJson(localStore, KEY);
  return Array.isArray(kept) ? kept.flatMap((value: unknown) => attemptIn(value) ?? []) : [];
}

function attemptIn(value: unknown): Attempt | undefined {
  const { what, key } = fieldsOf(value);
  return typeof what === 'string' && isKey(key) ? { what, key } : undefined;
}
