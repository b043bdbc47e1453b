import type { RulesWords } from '../rules-words.ts';
import { loader, type Loader } from './loader.ts';

/** The rules page. */
export const loadRulesWords: Loader<RulesWords> = loader({
  de: async () => (await import('../de/rules.ts')).germanRules,
  en: async () => (await import('../en/rules.ts')).englishRules,
  fr: async () => (await import('../fr/rules.ts')).frenchRules,
  it: async () => (await import('../it/rules.ts')).italianRules,
  nl: async () => (await import('../nl/rules.ts')).dutchRules,
  es: async () => (await import('../es/rules.ts')).spanishRules,
});
