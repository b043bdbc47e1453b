import type { LuckWords } from '../luck-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts about luck and skill in a finished game. */
export const loadLuckWords: Loader<LuckWords> = loader({
  de: async () => (await import('../de/luck.ts')).germanLuck,
  en: async () => (await import('../en/luck.ts')).englishLuck,
  fr: async () => (await import('../fr/luck.ts')).frenchLuck,
  it: async () => (await import('../it/luck.ts')).italianLuck,
  nl: async () => (await import('../nl/luck.ts')).dutchLuck,
  es: async () => (await import('../es/luck.ts')).spanishLuck,
});
