import type { LocalStore } from '../local-store.ts';

const KEY = 'quando-notices';

/** Whether the user wants a notification when it is their turn. */
export const wantsTurnNotices = (localStore: LocalStore): boolean => localStore.getItem(KEY) === 'yes';

/** Whether the user has been asked whether they want one. */
export const hasAnsweredTurnNotices = (localStore: LocalStore): boolean => localStore.getItem(KEY) !== null;

export const saveTurnNotices = (localStore: LocalStore, isWanted: boolean): void =>
  localStore.setItem(KEY, isWanted ? 'yes' : 'no');
