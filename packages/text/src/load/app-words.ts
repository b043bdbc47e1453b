import type { AppWords } from '../app-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of the app around the board. */
export const loadAppWords: Loader<AppWords> = loader({
  de: async () => (await import('../de/app.ts')).germanApp,
  en: async () => (await import('../en/app.ts')).englishApp,
  fr: async () => (await import('../fr/app.ts')).frenchApp,
  it: async () => (await import('../it/app.ts')).italianApp,
  nl: async () => (await import('../nl/app.ts')).dutchApp,
  es: async () => (await import('../es/app.ts')).spanishApp,
});
