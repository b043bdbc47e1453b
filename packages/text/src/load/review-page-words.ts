import type { ReviewPageWords } from '../review-page-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts of a review. */
export const loadReviewPageWords: Loader<ReviewPageWords> = loader({
  de: async () => (await import('../de/review-page.ts')).germanReviewPage,
  en: async () => (await import('../en/review-page.ts')).englishReviewPage,
  fr: async () => (await import('../fr/review-page.ts')).frenchReviewPage,
  it: async () => (await import('../it/review-page.ts')).italianReviewPage,
  nl: async () => (await import('../nl/review-page.ts')).dutchReviewPage,
  es: async () => (await import('../es/review-page.ts')).spanishReviewPage,
});
