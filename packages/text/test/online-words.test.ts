import { languages, loadOnlineWords, type OnlineWords, type Person } from '@quando/text';
import { describe, expect, it } from 'vitest';

const MILA: Person = { name: 'Mila' };

/** Every sentence with its path; a function gives one for each fact that it can speak of. */
function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [1, 3, 'Mila', 'you', MILA].flatMap((fact, i) =>
      sentenceOf(value, fact).map((said): [string, string] => [`${path}#${i}`, said]),
    );
  return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, `${path}/${key}`));
}

/** A function that takes something else says "undefined", "NaN" or "[object". */
function sentenceOf(words: object, fact: unknown): string[] {
  const said = String(Reflect.apply(words as () => unknown, undefined, [fact, 'Wow']));
  return /undefined|NaN|\[object/.test(said) ? [] : [said];
}

const loaded: OnlineWords[] = await Promise.all(languages.map(loadOnlineWords));
const leaves = loaded.map((words) => new Map(leavesOf(words, '')));

describe('the words of online tables', () => {
  it.each([...languages.entries()])('are all there in language %i, %s', (i) => {
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
    expect(all.filter(([, said]) => /please|bitte|s’il te plaît|per favore/iu.test(said))).toEqual([]);
  });

  it('count', () => {
    expect(loaded.map(({ lobby }) => [lobby.beginWith(1), lobby.beginWith(2)])).toEqual([
      ['Mit 1 Computer anfangen', 'Mit 2 Computern anfangen'],
      ['Begin with 1 computer', 'Begin with 2 computers'],
      ['Commencer avec 1 ordinateur', 'Commencer avec 2 ordinateurs'],
      ['Comincia con 1 computer', 'Comincia con 2 computer'],
    ]);
  });

  it('elide in French', () => {
    const { play } = loaded[languages.indexOf('fr')]!;
    expect([play.takeSeatOf('Mila'), play.takeSeatOf('Anna'), play.takeSeatOf('Élise')]).toEqual([
      'Prendre la place de Mila',
      'Prendre la place d’Anna',
      'Prendre la place d’Élise',
    ]);
  });

  it('set no line break before the tall signs of French', () => {
    expect([...leaves[languages.indexOf('fr')]!].filter(([, said]) => / [:;!?»]/.test(said))).toEqual([]);
  });
});
