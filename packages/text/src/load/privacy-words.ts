import type { PrivacyWords } from '../privacy-words.ts';
import { loader, type Loader } from './loader.ts';

/** The privacy page. */
export const loadPrivacyWords: Loader<PrivacyWords> = loader({
  de: async () => (await import('../de/privacy.ts')).germanPrivacy,
  en: async () => (await import('../en/privacy.ts')).englishPrivacy,
  fr: async () => (await import('../fr/privacy.ts')).frenchPrivacy,
  it: async () => (await import('../it/privacy.ts')).italianPrivacy,
  nl: async () => (await import('../nl/privacy.ts')).dutchPrivacy,
  es: async () => (await import('../es/privacy.ts')).spanishPrivacy,
});
