import { languageOf, languages, type Language } from '@quando/text';

/** The codes of all languages for a help text: "de, en, fr or it". */
export const LANGUAGE_LIST: string = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(languages);

/** The language that the environment asks for, in the order in which programs look; English if it is none of ours. */
export function languageOfEnvironment(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return languageOf(locale) ?? 'en';
}
