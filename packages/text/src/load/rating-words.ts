import type { RatingWords } from '../rating-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of ratings. */
export const loadRatingWords: Loader<RatingWords> = loader({
  de: async () => (await import('../de/rating.ts')).germanRating,
  en: async () => (await import('../en/rating.ts')).englishRating,
  fr: async () => (await import('../fr/rating.ts')).frenchRating,
  it: async () => (await import('../it/rating.ts')).italianRating,
  nl: async () => (await import('../nl/rating.ts')).dutchRating,
  es: async () => (await import('../es/rating.ts')).spanishRating,
});
