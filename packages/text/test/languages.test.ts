import { isLanguage, languageOf, languages, loadTerminalWords } from '@quando/text';
import { describe, expect, it } from 'vitest';

describe('languages', () => {
  it.each([
    ['de_AT.UTF-8', 'de'],
    ['fr-CH', 'fr'],
    ['IT', 'it'],
    ['en', 'en'],
    ['es_ES.UTF-8', undefined],
    ['C', undefined],
    ['', undefined],
  ])('finds the language of the locale %j', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });

  it('knows its own', () => {
    expect(languages.every(isLanguage)).toBe(true);
    expect([undefined, 'es', 'EN', 4].some(isLanguage)).toBe(false);
  });
});

/** Every word in a catalogue with its path; functions are called with small numbers. */
function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(Reflect.apply(value, undefined, [3, 40]))]];
  return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, `${path}/${key}`));
}

describe('the words of the terminal', () => {
  it.each(languages)('are all there in %s', async (language) => {
    const leaves = leavesOf(await loadTerminalWords(language), '');
    for (const [, leaf] of leaves) expect(leaf).toMatch(/^\S(?!.*(undefined|NaN|[{}$])).*\S$/su);
    expect(leaves.length).toBeGreaterThan(50);
  });

  it('are different sentences in each language', async () => {
    const [first, ...others] = await Promise.all(
      languages.map(async (language) => new Map(leavesOf(await loadTerminalWords(language), ''))),
    );
    const sentences = [...first!].filter(([, leaf]) => leaf.includes(' ') && !/^\S+ +\S+$/.test(leaf));
    expect(sentences.length).toBeGreaterThan(25);
    for (const [path, sentence] of sentences)
      for (const other of others) expect(other.get(path)).not.toBe(sentence);
  });

  it.each(languages)('never give one word of %s two meanings', async (language) => {
    const words = Object.values((await loadTerminalWords(language)).words).flat();
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => word === word.toLowerCase() && word.length > 1)).toBe(true);
  });
});
