import { languageOf, languages, type Language } from '@quando/text';
import { oneOf } from '../options.ts';

/** The codes of all languages for a help text: "de, en, fr or it". */
export const LANGUAGE_LIST: string = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(languages);

/** The language of the environment, by the usual order of variables; English if it is not supported. */
function languageOfEnvironment(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return languageOf(locale) ?? 'en';
}

/** The language of `--language TEXT`, or of the environment. */
export const languageFrom = (
  text: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language => (text === undefined ? languageOfEnvironment(env) : oneOf('language', text, languages));
