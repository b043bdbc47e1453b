const NARROW = '\u202f';

/** French has a narrow non-breaking space before double punctuation and inside quotation marks. */
export const typeset = (sentence: string): string =>
  sentence.replace(/ (?=[:;!?»])/g, NARROW).replace(/« /g, `«${NARROW}`);

/** Typesets every sentence in a tree of texts, including the results of its functions. */
export const typesetAll = <Words extends object>(words: Words): Words => ({
  ...words,
  ...Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, typesetAny(inner)])),
});

function typesetAny(words: unknown): unknown {
  if (typeof words === 'string') return typeset(words);
  if (typeof words === 'function')
    return (...facts: readonly unknown[]) => typesetAny(Reflect.apply(words, undefined, facts));
  if (Array.isArray(words)) return words.map(typesetAny);
  return typeof words === 'object' && words ? typesetAll(words) : words;
}
