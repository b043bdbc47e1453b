import { translations, loadRulesWords, RULES_SECTIONS, type RulesWords } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { leavesOf } from './leaves.ts';

const loaded: RulesWords[] = await Promise.all(translations.map(loadRulesWords));
const numbers = (said: string): string => (said.match(/\d+/g) ?? []).toSorted().join(' ');

const leaves = loaded.map((words) => new Map(leavesOf(words)));

describe('the rules for people', () => {
  it.each([...translations.entries()])('cover the same things in language %i, %s', (i) => {
    expect([...leaves[i]!.keys()]).toEqual([...leaves[0]!.keys()]);
    expect(Object.keys(loaded[i]!.sections)).toEqual([...RULES_SECTIONS]);
    for (const said of leaves[i]!.values()) expect(said).toMatch(/^\S(?!.*[{}$]|.*undefined).*\S$/su);
  });

  it('are different sentences in each language', () => {
    const [first, ...others] = leaves;
    const sentences = [...first!].filter(([, said]) => said.split(' ').length > 2);
    expect(sentences.length).toBeGreaterThan(80);
    expect(sentences.filter(([path, said]) => others.some((other) => other.get(path) === said))).toEqual([]);
  });

  it('name the same numbers in the same places, whatever the language', () => {
    const [first, ...others] = leaves;
    const differing = [...first!].filter(([path, said]) =>
      others.some((other) => numbers(other.get(path)!) !== numbers(said)),
    );
    // French and Italian count "4, 5 or 6 players" where the others say "4 to 6".
    expect(differing.map(([path]) => path)).toEqual(['/sections/deal/lines/1']);
  });

  it('have no line break before French double punctuation', () => {
    const french = leaves[translations.indexOf('fr')]!;
    expect([...french].filter(([, said]) => / [:;!?»]/.test(said))).toEqual([]);
  });
});
