import { parseSettings, type SettingsValues } from '../settings-values.ts';

const FLAGS = new Map([
  ['true', true],
  ['false', false],
]);

/** Settings from an address such as `?memoryHelp=true&cardSize=large`; the gallery is silent. */
export function wishedSettings(wishes: URLSearchParams): SettingsValues {
  const fields = [...wishes].map(([name, value]) => [name, FLAGS.get(value) ?? value]);
  return { ...parseSettings(Object.fromEntries(fields)), sounds: false };
}
