/** A language with texts of its own: its code, its own name, and the mark of a translation that few people have read. */
type Translated = readonly [code: string, name: string, mark?: string];

const TRANSLATIONS = [
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['fr', 'Français'],
  ['it', 'Italiano'],
  ['nl', 'Nederlands', 'nieuwe vertaling'],
  ['es', 'Español', 'traducción nueva'],
] as const satisfies readonly Translated[];

/** Spellings of a region, made from a translation: their code, their own name, and the translation. */
const REGIONS = [['de-CH', 'Deutsch (Schweiz)', 'de']] as const;

/** A language with texts of its own. */
export type Translation = (typeof TRANSLATIONS)[number][0];

/** The supported languages, some of them for a region. */
export type Language = Translation | (typeof REGIONS)[number][0];

export const translations: readonly Translation[] = TRANSLATIONS.map(([code]) => code);

/** All languages in the order of a list; those of a region stand behind their translation. */
export const languages: readonly Language[] = translations.flatMap((code): Language[] => [
  code,
  ...REGIONS.filter(([, , translation]) => translation === code).map(([region]) => region),
]);

/** The language whose texts are used. */
export const translationOf = (language: Language): Translation =>
  REGIONS.find(([code]) => code === language)?.[2] ?? translations.find((code) => code === language)!;

/** The name of a language in that language. */
export const languageName = (language: Language): string =>
  [...TRANSLATIONS, ...REGIONS].find(([code]) => code === language)![1];

/** The name, with a mark if the translation is new. */
export function languageLabel(language: Language): string {
  const [, name, mark]: Translated = TRANSLATIONS.find(([code]) => code === language) ?? [
    language,
    languageName(language),
  ];
  return mark === undefined ? name : `${name} (${mark})`;
}

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** The language of a locale such as `de_AT.UTF-8` or `fr-CH`; undefined if it is not supported. */
export function languageOf(locale: string): Language | undefined {
  const [tag = ''] = locale
    .toLowerCase()
    .replaceAll('_', '-')
    .split(/[^a-z-]/);
  return withCode(tag) ?? withCode(tag.split('-')[0]!);
}

const withCode = (code: string): Language | undefined =>
  languages.find((language) => language.toLowerCase() === code);
