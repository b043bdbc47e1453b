import type { ReviewReasonWords } from '../review-reason-words.ts';
import { loader, type Loader } from './loader.ts';

/** Texts that say why a decision was worse than another. */
export const loadReviewReasonWords: Loader<ReviewReasonWords> = loader({
  de: async () => (await import('../de/review-reason.ts')).germanReviewReason,
  en: async () => (await import('../en/review-reason.ts')).englishReviewReason,
  fr: async () => (await import('../fr/review-reason.ts')).frenchReviewReason,
  it: async () => (await import('../it/review-reason.ts')).italianReviewReason,
  nl: async () => (await import('../nl/review-reason.ts')).dutchReviewReason,
  es: async () => (await import('../es/review-reason.ts')).spanishReviewReason,
});
