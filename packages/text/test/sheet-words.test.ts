import { languages, loadSheetWords, type SheetWords } from '@quando/text';
import { describe, expect, it } from 'vitest';

const loaded = new Map<string, SheetWords>();
for (const language of languages) loaded.set(language, await loadSheetWords(language));

/** Every sentence with its path; functions speak of Emil or of numbers. */
function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const facts = /Name|handOf|next|missing/.test(path) ? ['Emil', 'Mila'] : [3, 8, 2];
    return [[path, String(Reflect.apply(value, undefined, facts))]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, `${path}/${key}`));
}

/** Whose cards they are, in each language. */
const handsOf = (name: string): string[] =>
  languages.map((language) => loaded.get(language)!.roundForm.handOf(name));

describe('the words of the score sheet', () => {
  it.each(languages)('are all there in %s', (language) => {
    const leaves = leavesOf(loaded.get(language), '');
    for (const [, leaf] of leaves) expect(leaf).toMatch(/^\S(?!.*(undefined|NaN|[{}$])).*\S$|^\S$/su);
    expect(leaves.map(([path]) => path)).toEqual(leavesOf(loaded.get('en'), '').map(([path]) => path));
    expect(leaves.length).toBeGreaterThan(120);
  });

  it('are different sentences in each language', () => {
    const [first, ...others] = languages.map((language) => new Map(leavesOf(loaded.get(language), '')));
    const sentences = [...first!].filter(([, leaf]) => leaf.split(' ').length > 2);
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter(([path, said]) => others.some((other) => other.get(path) === said))).toEqual([]);
  });

  it('have no exclamation but at the table, and no "please"', () => {
    const leaves = [...loaded.values()].flatMap((words) => leavesOf(words, ''));
    expect(leaves.filter(([path, leaf]) => !path.startsWith('/helper/') && leaf.includes('!'))).toEqual([]);
    expect(leaves.filter(([, leaf]) => /please|bitte|s’il te plaît|per favore/iu.test(leaf))).toEqual([]);
  });

  it('say whose cards they are as each language does', () => {
    expect(handsOf('Emil')).toEqual([
      'Emils Karten',
      'Emil’s cards',
      'Les cartes d’Emil',
      'Le carte di Emil',
    ]);
    expect(handsOf('Jonas')).toEqual([
      'Jonas’ Karten',
      'Jonas’s cards',
      'Les cartes de Jonas',
      'Le carte di Jonas',
    ]);
  });

  it('set no line break before the tall signs of French', () => {
    expect(leavesOf(loaded.get('fr'), '').filter(([, leaf]) => / [:;!?»]/.test(leaf))).toEqual([]);
  });
});
