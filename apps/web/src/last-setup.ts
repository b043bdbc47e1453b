import { parseSetup, type Setup } from '@quando/protocol';
import { readJson, type Drawer } from './drawer.ts';
import type { SetupMode } from './route.ts';

const keyOf = (mode: SetupMode): string => `quando-setup-${mode}`;

/** The table that was set up last; undefined before the first one. */
export function lastSetup(drawer: Drawer, mode: SetupMode): Setup | undefined {
  return parseSetup(readJson(drawer, keyOf(mode)));
}

export function keepSetup(drawer: Drawer, mode: SetupMode, setup: Setup): void {
  drawer.setItem(keyOf(mode), JSON.stringify(setup));
}
