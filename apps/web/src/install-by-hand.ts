import type { LocalStore } from './local-store.ts';

const KEY = 'quando-install-later';
/** How long somebody who has said "not now" is left alone: 30 days, in milliseconds. */
const PAUSE = 30 * 24 * 60 * 60 * 1000;

/** Whether to tell how to install the app: only Safari on iPhones and iPads says whether it is, and offers nothing itself. */
export const isToldToInstall = (navigator: object, localStore: LocalStore, now: number): boolean =>
  'standalone' in navigator &&
  navigator.standalone === false &&
  now - Number(localStore.getItem(KEY) ?? -Infinity) > PAUSE;

export const tellLater = (localStore: LocalStore, now: number): void => localStore.setItem(KEY, String(now));
