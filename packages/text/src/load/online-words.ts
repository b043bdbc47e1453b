import type { OnlineWords } from '../online-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of online tables. */
export const loadOnlineWords: Loader<OnlineWords> = loader({
  de: async () => (await import('../de/online.ts')).germanOnline,
  en: async () => (await import('../en/online.ts')).englishOnline,
  fr: async () => (await import('../fr/online.ts')).frenchOnline,
  it: async () => (await import('../it/online.ts')).italianOnline,
  nl: async () => (await import('../nl/online.ts')).dutchOnline,
  es: async () => (await import('../es/online.ts')).spanishOnline,
});
