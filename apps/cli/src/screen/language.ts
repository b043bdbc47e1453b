import { languageOf, type Language } from '@quando/text';

/** The language that the environment asks for, in the order in which programs look; English if it is none of ours. */
export function languageOfEnvironment(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return languageOf(locale) ?? 'en';
}
