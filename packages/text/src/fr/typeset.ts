import { everySentence } from '../every-sentence.ts';

const NARROW = '\u202f';
const WIDE = '\u00a0';

/** French has a non-breaking space before double punctuation and inside quotation marks: a wide one before a colon. */
export const typeset = (sentence: string): string =>
  sentence
    .replace(/ (?=:)/g, WIDE)
    .replace(/ (?=[;!?»])/g, NARROW)
    .replace(/« /g, `«${NARROW}`);

/** Typesets every sentence in a tree of texts, including the results of its functions. */
export const typesetAll = <Words extends object>(words: Words): Words => everySentence(words, typeset);
