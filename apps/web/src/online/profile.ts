import { AVATARS, LONGEST_NAME, type AvatarName } from '@quando/protocol';
import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';

/** How a person wants to appear at online tables. */
export type Profile = {
  /** Empty until a name is given. */
  readonly name: string;
  /** `any` until one is chosen. */
  readonly avatar: AvatarName | 'any';
  /** Drawn once per device: picks the default name and avatar. */
  readonly defaultSeed: number;
};

const KEY = 'quando-me';
const SEEDS = 1000;

/** This device's profile; `random` gives a number from 0 to 1 for the seed of a new one. */
export function loadProfile(localStore: LocalStore, random: () => number): Profile {
  const { name, avatar, lot } = fieldsOf(readJson(localStore, KEY));
  const chosen = {
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    avatar: AVATARS.find((known) => known === avatar) ?? ('any' as const),
  };
  if (isSeed(lot)) return { ...chosen, defaultSeed: lot };
  const profile = { ...chosen, defaultSeed: Math.floor(random() * SEEDS) };
  saveProfile(localStore, profile);
  return profile;
}

/** The seed is stored as `lot`, its name in the first release. */
export const saveProfile = (localStore: LocalStore, { name, avatar, defaultSeed }: Profile): void =>
  localStore.setItem(KEY, JSON.stringify({ name, avatar, lot: defaultSeed }));

const isSeed = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
