import { translationOf, type Language, type Translation } from '../language.ts';

/** Loads the texts of a single language. */
export type Loader<Words> = (language: Language) => Promise<Words>;

/** Loads a translation; the spelling of a region is made from it. */
export const loader =
  <Words extends object>(translations: Readonly<Record<Translation, () => Promise<Words>>>): Loader<Words> =>
  async (language) => {
    const words = await translations[translationOf(language)]();
    return language === 'de-CH' ? (await import('../de/swiss.ts')).swissAll(words) : words;
  };
