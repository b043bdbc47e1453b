import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { isKey } from '../online/device-key.ts';

/** What only this device knows of its attempt at a ranked eight. */
export type RankedKey = {
  readonly id: string;
  /** Identifies the person, also at the tables of the rounds. */
  readonly key: string;
  /** The hash of the secret, as the server told it before the first round; it can be compared once the secret is public. */
  readonly commitment?: string;
};

const KEY = 'quando-ranked';

/** The oldest are dropped. */
const MOST = 100;

export const rankedKeyOf = (localStore: LocalStore, id: string): RankedKey | undefined =>
  rankedKeys(localStore).find((kept) => kept.id === id);

export function keepRankedKey(localStore: LocalStore, ranked: RankedKey): void {
  const others = rankedKeys(localStore).filter(({ id }) => id !== ranked.id);
  localStore.setItem(KEY, JSON.stringify([...others, ranked].slice(-MOST)));
}

export const forgetRankedKeys = (localStore: LocalStore): void => localStore.setItem(KEY, '[]');

/** The attempts of this device; unreadable ones are left out. */
export function rankedKeys(localStore: LocalStore): readonly RankedKey[] {
  const kept = readJson(localStore, KEY);
  return Array.isArray(kept) ? kept.flatMap((value: unknown) => keyIn(value) ?? []) : [];
}

function keyIn(value: unknown): RankedKey | undefined {
  const { id, key, commitment } = fieldsOf(value);
  if (typeof id !== 'string' || !isKey(key)) return undefined;
  return { id, key, ...(typeof commitment === 'string' && { commitment }) };
}
