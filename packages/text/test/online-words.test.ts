import { translations, loadOnlineWords, type OnlineWords, type Person } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { leavesOf, saidOf } from './leaves.ts';

const MILA: Person = { name: 'Mila' };

/** Who or what a function of words may speak of. */
const FACTS: readonly unknown[] = [1, 3, 'Mila', 'you', MILA, [2, 4]];

const loaded: OnlineWords[] = await Promise.all(translations.map(loadOnlineWords));
const leaves = loaded.map(
  (words) => new Map(leavesOf(words, saidOf([...FACTS.map((fact) => [fact, 'Wow']), [1, 2]]))),
);

describe('the words of online tables', () => {
  it.each([...translations.entries()])('are complete in language %i, %s', (i) => {
    expect([...leaves[i]!].filter(([, said]) => !/^\S(?!.*[{}$]).*\S$/su.test(said))).toEqual([]);
    expect([...leaves[i]!.keys()]).toEqual([...leaves[0]!.keys()]);
    expect(leaves[i]!.size).toBeGreaterThan(120);
  });

  it('are different sentences in each language', () => {
    const [first, ...others] = leaves;
    const sentences = [...first!].filter(([, said]) => said.split(' ').length > 2);
    expect(sentences.length).toBeGreaterThan(70);
    expect(sentences.filter(([path, said]) => others.some((other) => other.get(path) === said))).toEqual([]);
  });

  it('have no exclamation but in what people say, and no "please"', () => {
    const all = leaves.flatMap((said) => [...said]);
    expect(all.filter(([path, said]) => !path.startsWith('/phrases') && said.includes('!'))).toEqual([]);
    expect(
      all.filter(([, said]) => /please|bitte|s’il te plaît|per favore|alsjeblieft|por favor/iu.test(said)),
    ).toEqual([]);
  });

  it('count', () => {
    expect(loaded.map(({ lobby }) => [lobby.beginWith(1), lobby.beginWith(2)])).toEqual([
      ['Mit 1 Computer anfangen', 'Mit 2 Computern anfangen'],
      ['Begin with 1 computer', 'Begin with 2 computers'],
      ['Commencer avec 1 ordinateur', 'Commencer avec 2 ordinateurs'],
      ['Comincia con 1 computer', 'Comincia con 2 computer'],
      ['Met 1 computer beginnen', 'Met 2 computers beginnen'],
      ['Empezar con 1 ordenador', 'Empezar con 2 ordenadores'],
    ]);
  });

  it('elide in French', () => {
    const { play } = loaded[translations.indexOf('fr')]!;
    expect([play.takeSeatOf('Mila'), play.takeSeatOf('Anna'), play.takeSeatOf('Élise')]).toEqual([
      'Prendre la place de Mila',
      'Prendre la place d’Anna',
      'Prendre la place d’Élise',
    ]);
  });

  it('have no line break before French double punctuation', () => {
    expect([...leaves[translations.indexOf('fr')]!].filter(([, said]) => / [:;!?»]/.test(said))).toEqual([]);
  });
});
