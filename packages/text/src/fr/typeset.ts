const NARROW = '\u202f';

/** French sets a narrow space before its tall signs and within its quotation marks, and no line breaks there. */
export const typeset = (sentence: string): string =>
  sentence.replace(/ (?=[:;!?»])/g, NARROW).replace(/« /g, `«${NARROW}`);

/** Sets every sentence in a tree of words, also those that are still to be made. */
export function typesetAll<Words>(words: Words): Words {
  if (typeof words === 'string') return typeset(words) as Words;
  if (typeof words === 'function')
    return ((...facts: readonly unknown[]) =>
      typesetAll(Reflect.apply(words, undefined, facts) as unknown)) as Words;
  if (Array.isArray(words)) return words.map((inner: unknown) => typesetAll(inner)) as Words;
  const entries = Object.entries(words as object).map(([key, inner]) => [key, typesetAll(inner as unknown)]);
  return Object.fromEntries(entries) as Words;
}
