import {
  isLanguage,
  languageOf,
  languages,
  loadTerminalWords,
  translationOf,
  translations,
  type Language,
} from '@quando/text';
import { describe, expect, it } from 'vitest';
import { leavesOf, type Leaf } from './leaves.ts';

describe('languages', () => {
  it.each([
    ['de_AT.UTF-8', 'de'],
    ['fr-CH', 'fr'],
    ['IT', 'it'],
    ['en', 'en'],
    ['es_ES.UTF-8', 'es'],
    ['de_CH.UTF-8', 'de-CH'],
    ['de-ch', 'de-CH'],
    ['de-CH-1996', 'de'],
    ['nl-BE', 'nl'],
    ['pt_BR.UTF-8', undefined],
    ['C', undefined],
    ['', undefined],
  ])('finds the language of the locale %j', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });

  it('finds the supported languages', () => {
    expect(languages.every(isLanguage)).toBe(true);
    expect(translations.every((language) => translationOf(language) === language)).toBe(true);
    expect(translationOf('de-CH')).toBe('de');
    expect([undefined, 'pt', 'EN', 'de-ch', 4].some(isLanguage)).toBe(false);
  });
});

/** Every word of the terminal with its path. */
const leavesIn = async (language: Language): Promise<Leaf[]> =>
  leavesOf(await loadTerminalWords(language), (say, path) => [[path, say(3, 40)]]);

describe('the words of the terminal', () => {
  it.each(translations)('are complete in %s', async (language) => {
    const leaves = await leavesIn(language);
    for (const [, leaf] of leaves) expect(leaf).toMatch(/^\S(?!.*(undefined|NaN|[{}$])).*\S$/su);
    expect(leaves.length).toBeGreaterThan(50);
  });

  it('are different sentences in each language', async () => {
    const [first, ...others] = await Promise.all(
      translations.map(async (language) => new Map(await leavesIn(language))),
    );
    const sentences = [...first!].filter(([, leaf]) => leaf.includes(' ') && !/^\S+ +\S+$/.test(leaf));
    expect(sentences.length).toBeGreaterThan(25);
    for (const [path, sentence] of sentences)
      for (const other of others) expect(other.get(path)).not.toBe(sentence);
  });

  it.each(translations)('never give one word of %s two meanings', async (language) => {
    const words = Object.values((await loadTerminalWords(language)).words).flat();
    expect(new Set(words).size).toBe(words.length);
    expect(words.every((word) => word === word.toLowerCase() && word.length > 1)).toBe(true);
  });
});
