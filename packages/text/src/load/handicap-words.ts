import type { HandicapWords } from '../handicap-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts about head starts and levels of help. */
export const loadHandicapWords: Loader<HandicapWords> = loader({
  de: async () => (await import('../de/handicap.ts')).germanHandicap,
  en: async () => (await import('../en/handicap.ts')).englishHandicap,
  fr: async () => (await import('../fr/handicap.ts')).frenchHandicap,
  it: async () => (await import('../it/handicap.ts')).italianHandicap,
  nl: async () => (await import('../nl/handicap.ts')).dutchHandicap,
  es: async () => (await import('../es/handicap.ts')).spanishHandicap,
});
