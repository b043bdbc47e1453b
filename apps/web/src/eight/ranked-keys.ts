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

/** A server keeps attempts for years, and only their keys can delete a name: more than there are eights in eight years. */
const MOST = 5000;

/** The secret of an older eight was public long ago. */
const MOST_COMMITMENTS = 100;

export const rankedKeyOf = (localStore: LocalStore, id: string): RankedKey | undefined =>
  rankedKeys(localStore).find((kept) => kept.id === id);

export function keepRankedKey(localStore: LocalStore, ranked: RankedKey): void {
  const others = rankedKeys(localStore).filter(({ id }) => id !== ranked.id);
  const old = others.slice(0, -MOST_COMMITMENTS).map(({ id, key }) => ({ id, key }));
  save(localStore, [...old, ...others.slice(-MOST_COMMITMENTS), ranked].slice(-MOST));
}

export const forgetRankedKey = (localStore: LocalStore, id: string): void =>
  save(
    localStore,
    rankedKeys(localStore).filter((kept) => kept.id !== id),
  );

const save = (localStore: LocalStore, keys: readonly RankedKey[]): void =>
  localStore.setItem(KEY, JSON.stringify(keys));

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
