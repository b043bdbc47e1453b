import type { ReplayWords } from '../replay-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of the replay of a game. */
export const loadReplayWords: Loader<ReplayWords> = loader({
  de: async () => (await import('../de/replay.ts')).germanReplay,
  en: async () => (await import('../en/replay.ts')).englishReplay,
  fr: async () => (await import('../fr/replay.ts')).frenchReplay,
  it: async () => (await import('../it/replay.ts')).italianReplay,
  nl: async () => (await import('../nl/replay.ts')).dutchReplay,
  es: async () => (await import('../es/replay.ts')).spanishReplay,
});
