/** Changes a sentence; `facts` are what the function that said it was told, such as a name. */
type Change = (sentence: string, facts: readonly unknown[]) => string;

/** Changes every sentence in a tree of texts, including the results of its functions. */
export const everySentence = <Words extends object>(words: Words, change: Change): Words => ({
  ...words,
  ...Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, changed(inner, change, [])])),
});

function changed(words: unknown, change: Change, told: readonly unknown[]): unknown {
  if (typeof words === 'string') return change(words, told);
  if (typeof words === 'function')
    return (...facts: readonly unknown[]) => changed(Reflect.apply(words, undefined, facts), change, facts);
  if (Array.isArray(words)) return words.map((inner) => changed(inner, change, told));
  return typeof words === 'object' && words ? everySentence(words, change) : words;
}
