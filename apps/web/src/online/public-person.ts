import { MOST_AVOIDED } from '@quando/protocol';
import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { freshKey, isKey, type RandomBytes } from './device-key.ts';

/** Who somebody is at public tables, and whom they avoid there; only this device knows it. */
export type PublicPerson = {
  /** A secret, the same at all public tables. */
  readonly person: string;
  /** What the blocked people are known by, the latest first. */
  readonly avoid: readonly string[];
};

const KEY = 'quando-person';

/** This device's person; a new one until it has played at a public table. */
export function loadPerson(localStore: LocalStore, random: RandomBytes): PublicPerson {
  const { person, avoid } = fieldsOf(readJson(localStore, KEY));
  const known = Array.isArray(avoid) ? avoid.filter(isTag).slice(0, MOST_AVOIDED) : [];
  if (isKey(person)) return { person, avoid: known };
  return save(localStore, { person: freshKey(random), avoid: known });
}

/** Blocks a person: this device is not seated with them again. */
export function avoidPerson(localStore: LocalStore, random: RandomBytes, tag: string): void {
  const { person, avoid } = loadPerson(localStore, random);
  const others = avoid.filter((other) => other !== tag);
  save(localStore, { person, avoid: [tag, ...others].slice(0, MOST_AVOIDED) });
}

/** Takes a block back: this device may be seated with them again. */
export function meetAgain(localStore: LocalStore, random: RandomBytes, tag: string): void {
  const { person, avoid } = loadPerson(localStore, random);
  save(localStore, { person, avoid: avoid.filter((other) => other !== tag) });
}

/** Forgets both, as if this device had never played at a public table. */
export const forgetPerson = (localStore: LocalStore): void => localStore.setItem(KEY, '{}');

const isTag = (tag: unknown): tag is string => typeof tag === 'string' && /^[\da-f]{16}$/.test(tag);

function save(localStore: LocalStore, person: PublicPerson): PublicPerson {
  localStore.setItem(KEY, JSON.stringify(person));
  return person;
}
