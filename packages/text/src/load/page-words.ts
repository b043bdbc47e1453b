import type { PageWords } from '../page-words.ts';
import { loader, type Loader } from './loader.ts';

/** What the first page says before the app runs. */
export const loadPageWords: Loader<PageWords> = loader({
  de: async () => (await import('../de/page.ts')).germanPage,
  en: async () => (await import('../en/page.ts')).englishPage,
  fr: async () => (await import('../fr/page.ts')).frenchPage,
  it: async () => (await import('../it/page.ts')).italianPage,
  nl: async () => (await import('../nl/page.ts')).dutchPage,
  es: async () => (await import('../es/page.ts')).spanishPage,
});
