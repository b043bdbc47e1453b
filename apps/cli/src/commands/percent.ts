import type { Language } from '@quando/text';

/** A percentage without its sign of per cent; what was gained or lost has a plus or a minus. */
export const percent = (share: number, language: Language, signDisplay: 'auto' | 'always' = 'auto'): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay,
  }).format(100 * share);
