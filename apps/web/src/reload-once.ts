import type { LocalStore } from './local-store.ts';

const KEY = 'quando-reloaded';
const PATIENCE = 10_000;

/** Loads the page again, unless that was tried a moment ago and did not help. */
export function reloadOnce(localStore: LocalStore, now: number, reload: () => void): void {
  const last = Number(localStore.getItem(KEY) ?? -Infinity);
  if (now - last < PATIENCE) return;
  localStore.setItem(KEY, String(now));
  reload();
}
