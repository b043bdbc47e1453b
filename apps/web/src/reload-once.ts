import type { Drawer } from './drawer.ts';

const KEY = 'quando-reloaded';
const PATIENCE = 10_000;

/** Loads the page again, unless that was tried a moment ago and did not help. */
export function reloadOnce(drawer: Drawer, now: number, reload: () => void): void {
  const last = Number(drawer.getItem(KEY) ?? -Infinity);
  if (now - last < PATIENCE) return;
  drawer.setItem(KEY, String(now));
  reload();
}
