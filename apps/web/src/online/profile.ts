import { AVATARS, LONGEST_NAME, type Avatar } from '@quando/protocol';
import { readJson, type Drawer } from '../drawer.ts';

/** How somebody wants to be seen at online tables. */
export type Profile = {
  /** Empty until a name was given. */
  readonly name: string;
  readonly avatar: Avatar;
};

const KEY = 'quando-me';

export function keptProfile(drawer: Drawer): Profile {
  const kept = readJson(drawer, KEY);
  const { name, avatar } = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return {
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    avatar: AVATARS.find((known) => known === avatar) ?? AVATARS[0],
  };
}

export const keepProfile = (drawer: Drawer, profile: Profile): void =>
  drawer.setItem(KEY, JSON.stringify(profile));
