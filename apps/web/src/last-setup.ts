import { parseSetup, type Setup } from '@quando/protocol';
import { readJson, type LocalStore } from './local-store.ts';
import type { SetupMode } from './route.ts';

const keyOf = (mode: SetupMode): string => `quando-setup-${mode}`;

/** The last setup of a mode; undefined before the first one. */
export function lastSetup(localStore: LocalStore, mode: SetupMode): Setup | undefined {
  return parseSetup(readJson(localStore, keyOf(mode)));
}

export function saveSetup(localStore: LocalStore, mode: SetupMode, setup: Setup): void {
  localStore.setItem(keyOf(mode), JSON.stringify(setup));
}
