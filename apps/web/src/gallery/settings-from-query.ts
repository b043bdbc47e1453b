import { parseSettings, type SettingsValues } from '../settings-values.ts';

const FLAGS = new Map([
  ['true', true],
  ['false', false],
]);

/** Settings from a query string such as `?memoryHelp=true&cardSize=large`; sounds, and help unless asked for, are off. */
export function settingsFromQuery(query: URLSearchParams): SettingsValues {
  const fields = [...query].map(([name, value]) => [name, FLAGS.get(value) ?? value]);
  return { ...parseSettings({ memoryHelp: false, ...Object.fromEntries(fields) }), sounds: false };
}
