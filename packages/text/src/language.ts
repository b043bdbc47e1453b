/** The one list of languages: the code of each, and what it calls itself. */
const LANGUAGES = [
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['fr', 'Français'],
  ['it', 'Italiano'],
] as const;

/** The languages that Quando speaks. */
export type Language = (typeof LANGUAGES)[number][0];

export const languages: readonly Language[] = LANGUAGES.map(([code]) => code);

/** What a language calls itself. */
export const languageName = (language: Language): string => LANGUAGES.find(([code]) => code === language)![1];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** The language of a locale such as `de_AT.UTF-8` or `fr-CH`; undefined if it is none of ours. */
export function languageOf(locale: string): Language | undefined {
  const tag = locale.toLowerCase().split(/[^a-z]/)[0];
  return languages.find((language) => language === tag);
}
