import type { LocalStore } from '../local-store.ts';

const KEY = 'quando-notices';

/** Whether somebody wants to be told when it is their turn. */
export const noticesWished = (localStore: LocalStore): boolean => localStore.getItem(KEY) === 'yes';

export const keepWish = (localStore: LocalStore, isWished: boolean): void =>
  localStore.setItem(KEY, isWished ? 'yes' : 'no');
