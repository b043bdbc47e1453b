import { translations, loadSheetWords, type Language, type SheetWords } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { leavesOf, type Leaf } from './leaves.ts';

const loaded = new Map<Language, SheetWords>();
for (const language of translations) loaded.set(language, await loadSheetWords(language));

/** Every sentence with its path; functions speak of Emil or of numbers. */
const leavesIn = (language: Language): Leaf[] =>
  leavesOf(loaded.get(language), (say, path) => [
    [path, /Name|handOf|next|missing/.test(path) ? say('Emil', 'Mila') : say(3, 8, 2)],
  ]);

/** Whose cards they are, in each language. */
const handsOf = (name: string): string[] =>
  translations.map((language) => loaded.get(language)!.roundForm.handOf(name));

describe('the words of the score sheet', () => {
  it.each(translations)('are complete in %s', (language) => {
    const leaves = leavesIn(language);
    for (const [, leaf] of leaves) expect(leaf).toMatch(/^\S(?!.*(undefined|NaN|[{}$])).*\S$|^\S$/su);
    expect(leaves.map(([path]) => path)).toEqual(leavesIn('en').map(([path]) => path));
    expect(leaves.length).toBeGreaterThan(120);
  });

  it('are different sentences in each language', () => {
    const [first, ...others] = translations.map((language) => new Map(leavesIn(language)));
    const sentences = [...first!].filter(([, leaf]) => leaf.split(' ').length > 2);
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter(([path, said]) => others.some((other) => other.get(path) === said))).toEqual([]);
  });

  it('have no exclamation but at the table, and no "please"', () => {
    const leaves = translations.flatMap(leavesIn);
    expect(leaves.filter(([path, leaf]) => !path.startsWith('/helper/') && leaf.includes('!'))).toEqual([]);
    expect(
      leaves.filter(([, leaf]) => /please|bitte|s’il te plaît|per favore|alsjeblieft|por favor/iu.test(leaf)),
    ).toEqual([]);
  });

  it('say whose cards they are as each language does', () => {
    expect(handsOf('Emil')).toEqual([
      'Emils Karten',
      'Emil’s cards',
      'Les cartes d’Emil',
      'Le carte di Emil',
      'Kaarten van Emil',
      'Las cartas de Emil',
    ]);
    expect(handsOf('Jonas')).toEqual([
      'Jonas’ Karten',
      'Jonas’s cards',
      'Les cartes de Jonas',
      'Le carte di Jonas',
      'Kaarten van Jonas',
      'Las cartas de Jonas',
    ]);
  });

  it('have no line break before French double punctuation', () => {
    expect(leavesIn('fr').filter(([, leaf]) => / [:;!?»]/.test(leaf))).toEqual([]);
  });
});
