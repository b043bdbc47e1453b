import type { LocalStore } from './local-store.ts';

const KEY = 'quando-reloaded';
const PATIENCE = 10_000;

/** Reloads the page, unless that has just been tried without success. */
export function reloadOnce(localStore: LocalStore, now: number, reload: () => void): void {
  const last = Number(localStore.getItem(KEY) ?? -Infinity);
  if (now - last < PATIENCE) return;
  localStore.setItem(KEY, String(now));
  reload();
}
