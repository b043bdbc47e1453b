import type { HintWords } from '../hint-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of the advice. */
export const loadHintWords: Loader<HintWords> = loader({
  de: async () => (await import('../de/hint.ts')).germanHint,
  en: async () => (await import('../en/hint.ts')).englishHint,
  fr: async () => (await import('../fr/hint.ts')).frenchHint,
  it: async () => (await import('../it/hint.ts')).italianHint,
  nl: async () => (await import('../nl/hint.ts')).dutchHint,
  es: async () => (await import('../es/hint.ts')).spanishHint,
});
