/** The languages that Quando speaks. */
export type Language = 'de' | 'en' | 'fr' | 'it';

export const languages: readonly Language[] = ['de', 'en', 'fr', 'it'];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** The language of a locale such as `de_AT.UTF-8` or `fr-CH`; undefined if it is none of ours. */
export function languageOf(locale: string): Language | undefined {
  const tag = locale.toLowerCase().split(/[^a-z]/)[0];
  return languages.find((language) => language === tag);
}
