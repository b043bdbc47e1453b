import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { isKey } from '../online/device-key.ts';

/** A league that this device has opened, and what only this device knows about it. */
export type KnownLeague = {
  readonly league: string;
  /** Identifies this device in the league; the maker's is what makes them the maker. */
  readonly key: string;
  /** The id of the member who uses this device, or `nobody`. */
  readonly me: string;
  /** The name of the league when it was last read; empty before that. */
  readonly name: string;
};

const KEY = 'quando-leagues';

/** More than anybody plays in; the oldest ones are dropped. */
const MOST_KNOWN = 100;

/** The leagues of this device, most recent first; unreadable ones are left out. */
export function loadLeagues(localStore: LocalStore): readonly KnownLeague[] {
  const kept = readJson(localStore, KEY);
  return Array.isArray(kept) ? kept.flatMap((value: unknown) => parseKnownLeague(value) ?? []) : [];
}

export const saveLeagues = (localStore: LocalStore, leagues: readonly KnownLeague[]): void =>
  localStore.setItem(KEY, JSON.stringify(leagues.slice(0, MOST_KNOWN)));

function parseKnownLeague(value: unknown): KnownLeague | undefined {
  const { league, key, me, name } = fieldsOf(value);
  if (typeof league !== 'string' || !isKey(key)) return undefined;
  return {
    league,
    key,
    me: typeof me === 'string' ? me : 'nobody',
    name: typeof name === 'string' ? name : '',
  };
}
