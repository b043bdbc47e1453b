import type { LocalStore } from '../local-store.ts';

const KEY = 'quando-notices';

/** Whether the user wants a notification when it is their turn. */
export const wantsTurnNotices = (localStore: LocalStore): boolean => localStore.getItem(KEY) === 'yes';

export const saveTurnNotices = (localStore: LocalStore, isWanted: boolean): void =>
  localStore.setItem(KEY, isWanted ? 'yes' : 'no');
