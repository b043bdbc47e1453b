import { AVATARS, visibleName, type AvatarName, type TableStatus, type Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { LocalStore } from '../local-store.ts';
import { loadProfile, type Profile } from './profile.ts';

/** How a person appears to the others at a table. */
export type PublicProfile = { readonly name: string; readonly avatar: AvatarName };

/** What a default name and avatar depend on. */
export type ProfileContext = {
  /** Names for people who have not entered one. */
  readonly guests: readonly string[];
  readonly others: readonly Sitter[];
  /** How this person already appears here. */
  readonly own?: Sitter;
};

/** The context of a person who is not at a table yet. */
export const noTable = (guests: readonly string[]): ProfileContext => ({ guests, others: [] });

/** The context of a person on this seat, or on none. */
export function profileContextAt(
  { seats }: TableStatus,
  seat: Seat | 'none' | 'unknown',
  guests: readonly string[],
): ProfileContext {
  const sitters = seats.map((place) => (place.kind === 'taken' ? place.sitter : undefined));
  const others = sitters.flatMap((sitter, at) => (sitter && at !== seat ? [sitter] : []));
  const own = typeof seat === 'number' ? sitters[seat] : undefined;
  return { guests, others, ...(own && { own }) };
}

/** The public profile of a person: whatever they have not chosen differs from everybody else's. */
export const publicProfileOf = (
  { name, avatar, defaultSeed }: Profile,
  { guests, others, own }: ProfileContext,
): PublicProfile => {
  const names = others.map((other) => other.name);
  const avatars = others.map((other) => other.avatar);
  return {
    name: visibleName(name) || (own?.name ?? unlike(guests, names, defaultSeed)),
    avatar: avatar === 'any' ? (own?.avatar ?? unlike(AVATARS, avatars, defaultSeed)) : avatar,
  };
};

/** How the person of this device appears at a table where they have not chosen anything. */
export const profileAnywhere = (localStore: LocalStore, guests: readonly string[]): PublicProfile =>
  publicProfileOf(loadProfile(localStore, Math.random), noTable(guests));

/** The first item that is not taken, counting from the seed. */
function unlike<Item>(items: readonly Item[], taken: readonly Item[], seed: number): Item {
  const first = seed % items.length;
  const turned = [...items.slice(first), ...items.slice(0, first)];
  return turned.find((item) => !taken.includes(item)) ?? turned[0]!;
}
