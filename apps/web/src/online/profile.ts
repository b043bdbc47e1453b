import { AVATARS, LONGEST_NAME, type AvatarName } from '@quando/protocol';
import { readJson, type LocalStore } from '../local-store.ts';

/** How somebody wants to be seen at online tables. */
export type Profile = {
  /** Empty until a name was given. */
  readonly name: string;
  /** `any` until one was chosen. */
  readonly avatar: AvatarName | 'any';
  /** Drawn once for this device: decides what it goes by as long as nothing was chosen. */
  readonly lot: number;
};

const KEY = 'quando-me';
const LOTS = 1000;

/** What was chosen on this device; the first time a lot is drawn, with a number from 0 to 1. */
export function keptProfile(localStore: LocalStore, random: () => number): Profile {
  const profile = profileIn(readJson(localStore, KEY));
  if (profile.lot !== undefined) return { ...profile, lot: profile.lot };
  const drawn = { ...profile, lot: Math.floor(random() * LOTS) };
  keepProfile(localStore, drawn);
  return drawn;
}

export const keepProfile = (localStore: LocalStore, profile: Profile): void =>
  localStore.setItem(KEY, JSON.stringify(profile));

function profileIn(kept: unknown): Omit<Profile, 'lot'> & { readonly lot: number | undefined } {
  const { name, avatar, lot } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return {
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    avatar: AVATARS.find((known) => known === avatar) ?? 'any',
    lot: Number.isInteger(lot) && (lot as number) >= 0 ? (lot as number) : undefined,
  };
}
