import type { TalkWords } from '../talk-words.ts';
import { loader, type Loader } from './loader.ts';

/** The bots' remarks. */
export const loadTalkWords: Loader<TalkWords> = loader({
  de: async () => (await import('../de/talk.ts')).germanTalk,
  en: async () => (await import('../en/talk.ts')).englishTalk,
  fr: async () => (await import('../fr/talk.ts')).frenchTalk,
  it: async () => (await import('../it/talk.ts')).italianTalk,
  nl: async () => (await import('../nl/talk.ts')).dutchTalk,
  es: async () => (await import('../es/talk.ts')).spanishTalk,
});
