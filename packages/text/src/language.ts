/** The list of languages: the code and the own name of each. */
const LANGUAGES = [
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['fr', 'Français'],
  ['it', 'Italiano'],
] as const;

/** The supported languages. */
export type Language = (typeof LANGUAGES)[number][0];

export const languages: readonly Language[] = LANGUAGES.map(([code]) => code);

/** The name of a language in that language. */
export const languageName = (language: Language): string => LANGUAGES.find(([code]) => code === language)![1];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** The language of a locale such as `de_AT.UTF-8` or `fr-CH`; undefined if it is not supported. */
export function languageOf(locale: string): Language | undefined {
  const tag = locale.toLowerCase().split(/[^a-z]/)[0];
  return languages.find((language) => language === tag);
}
