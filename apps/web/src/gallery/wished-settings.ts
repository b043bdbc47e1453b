import { DEFAULT_SETTINGS, type SettingsValues } from '../settings-values.ts';

/** Settings from an address such as `?memoryHelp=true&cardSize=large`. */
export function wishedSettings(wishes: URLSearchParams): SettingsValues {
  const entries = Object.entries(DEFAULT_SETTINGS).map(([name, value]) => {
    const wish = wishes.get(name);
    if (wish === null) return [name, value];
    return [name, typeof value === 'boolean' ? wish === 'true' : wish];
  });
  return { ...(Object.fromEntries(entries) as SettingsValues), sounds: false };
}
