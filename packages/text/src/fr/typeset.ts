const NARROW = '\u202f';

/** French sets a narrow space before its tall signs and within its quotation marks, and no line breaks there. */
export const typeset = (sentence: string): string =>
  sentence.replace(/ (?=[:;!?»])/g, NARROW).replace(/« /g, `«${NARROW}`);

/** Sets every sentence in a tree of words, also those that are still to be made. */
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
