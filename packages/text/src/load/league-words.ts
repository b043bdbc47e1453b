import type { LeagueWords } from '../league-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of leagues. */
export const loadLeagueWords: Loader<LeagueWords> = loader({
  de: async () => (await import('../de/league.ts')).germanLeague,
  en: async () => (await import('../en/league.ts')).englishLeague,
  fr: async () => (await import('../fr/league.ts')).frenchLeague,
  it: async () => (await import('../it/league.ts')).italianLeague,
  nl: async () => (await import('../nl/league.ts')).dutchLeague,
  es: async () => (await import('../es/league.ts')).spanishLeague,
});
