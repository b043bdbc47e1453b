import type { BrowserContext } from '@playwright/test';
import { DEFAULT_SETTINGS, type SettingsValues } from '../../../src/settings-values.ts';

const KEY = 'quando-settings';

/** Puts settings where a device keeps them, unless somebody has chosen others since. */
export async function storeSettings(
  context: BrowserContext,
  settings: Partial<SettingsValues>,
): Promise<void> {
  const kept = JSON.stringify({ ...DEFAULT_SETTINGS, ...settings });
  await context.addInitScript(
    ([key, value]) => {
      // An empty page has no storage.
      if (origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, kept] as const,
  );
}
