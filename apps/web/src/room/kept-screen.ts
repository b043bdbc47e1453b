import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';

/** How a big screen stands: upright before everybody, or flat in the middle of the table. */
export type Posture = 'wall' | 'flat';

/** What a big screen remembers, so that a reload leads back to the same table. */
export type KeptScreen = { readonly table?: string; readonly posture?: Posture };

const KEY = 'quando-screen';

export function keptScreen(localStore: LocalStore): KeptScreen {
  const { table, posture } = fieldsOf(readJson(localStore, KEY));
  return {
    ...(typeof table === 'string' && /^[\w-]{16}$/.test(table) && { table }),
    ...((posture === 'wall' || posture === 'flat') && { posture }),
  };
}

export const keepScreen = (localStore: LocalStore, changes: KeptScreen): void =>
  localStore.setItem(KEY, JSON.stringify({ ...keptScreen(localStore), ...changes }));
