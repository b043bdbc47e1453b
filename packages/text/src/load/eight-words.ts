import type { EightWords } from '../eight-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of the daily eight. */
export const loadEightWords: Loader<EightWords> = loader({
  de: async () => (await import('../de/eight.ts')).germanEight,
  en: async () => (await import('../en/eight.ts')).englishEight,
  fr: async () => (await import('../fr/eight.ts')).frenchEight,
  it: async () => (await import('../it/eight.ts')).italianEight,
  nl: async () => (await import('../nl/eight.ts')).dutchEight,
  es: async () => (await import('../es/eight.ts')).spanishEight,
});
