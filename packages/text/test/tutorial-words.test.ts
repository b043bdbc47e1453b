import { CHAPTERS, isChapter, translations, loadTutorialWords, type TutorialWords } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { leavesOf } from './leaves.ts';

const loaded: TutorialWords[] = await Promise.all(translations.map(loadTutorialWords));
const leaves = loaded.map((words) => new Map(leavesOf(words, (say, path) => [[path, say(3, 9)]])));

describe('the words of the tutorial', () => {
  it.each([...translations.entries()])('cover the same things in language %i, %s', (i) => {
    expect([...leaves[i]!.keys()]).toEqual([...leaves[0]!.keys()]);
    expect(Object.keys(loaded[i]!.chapters)).toEqual([...CHAPTERS]);
    for (const said of leaves[i]!.values()) expect(said).toMatch(/^\S(?!.*[{}$]|.*undefined).*\S$/su);
  });

  it('are different sentences in each language', () => {
    const [first, ...others] = leaves;
    const sentences = [...first!].filter(([, said]) => said.split(' ').length > 2);
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter(([path, said]) => others.some((other) => other.get(path) === said))).toEqual([]);
  });

  it('are short', () => {
    const asks = leaves.flatMap((words) => [...words].filter(([path]) => path.endsWith('/ask')));
    expect(asks.filter(([, said]) => said.length > 185)).toEqual([]);
  });

  it('have no line break before French double punctuation', () => {
    const french = leaves[translations.indexOf('fr')]!;
    expect([...french].filter(([, said]) => / [:;!?»]/.test(said))).toEqual([]);
  });

  it('know their chapters', () => {
    expect(CHAPTERS.every(isChapter)).toBe(true);
    expect([undefined, 'poker', 1].some(isChapter)).toBe(false);
  });
});
