import type { BrowserContext } from '@playwright/test';
import { DEFAULT_SETTINGS, type SettingsValues } from '../../../src/settings-values.ts';

const KEY = 'quando-settings';

/** Stores settings, unless others have been stored since. */
export async function storeSettings(
  context: BrowserContext,
  settings: Partial<SettingsValues>,
): Promise<void> {
  const kept = JSON.stringify({ ...DEFAULT_SETTINGS, ...settings });
  await context.addInitScript(
    ([key, value]) => {
      // A blank page has no storage.
      if (origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, kept] as const,
  );
}
