import * as text from '@quando/text';
import type { Language } from '@quando/text';

type Loader = (language: Language) => Promise<object>;

/** The loader of every area, by its name. */
const LOADERS = Object.entries(text).filter(([name]) => /^load\w+Words$/.test(name)) as [string, Loader][];

const CARD = { number: 7, place: 3, of: 9, other: 2 };
const REASON = { seat: 1, sum: 23, cost: 29, cards: 31, zeros: 37, others: 41, later: 43, aloneLowest: 0.47 };

/** What a function of words may be told; each one takes what it can speak of. */
const FACTS: readonly (readonly unknown[])[] = [
  [53, 59, 61, 67],
  [1, 1, 1, 1],
  [4, 97],
  ['Mila', 'Zoe'],
  [71, 'Zoe'],
  ['Mila', 53, 59],
  ['20 %', '40 %', 53, 59],
  ['you', 73],
  [{ name: 'Mila' }, 73],
  [['you'], 73],
  [['you', { name: 'Mila' }], 73],
  [[{ name: 'Zoe' }, { name: 'Mila' }], 73],
  [[4, 4, 4]],
  [53, [9, 7]],
  [CARD],
  [{ ...CARD, number: 'hidden', other: 'hidden' }],
  [{ ...REASON, number: 8, other: 5 }, ['Mila', 'Zoe']],
];

/** Every sentence of one language by its path, and behind a function's path the facts that it was told. */
export async function sentencesIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const areas = LOADERS.map(async ([name, load]) => [
    ...sentencesOf(await load(language), name.slice('load'.length, -'Words'.length).toLowerCase()),
  ]);
  return new Map((await Promise.all(areas)).flat());
}

/** The facts behind a path. */
export const factsOf = (path: string): readonly string[] =>
  JSON.stringify(FACTS[Number(path.split('#')[1])] ?? []).match(/\d+(?:\.\d+)?|Mila|Zoe/g) ?? [];

function* sentencesOf(words: unknown, path: string): Generator<readonly [string, string]> {
  if (typeof words === 'string') yield [path, words];
  else if (typeof words === 'function') yield* toldOf(words, path);
  else
    for (const [key, inner] of Object.entries(words as object)) yield* sentencesOf(inner, `${path}/${key}`);
}

function* toldOf(words: object, path: string): Generator<readonly [string, string]> {
  for (const [i, facts] of FACTS.entries()) {
    const said = attempt(() => String(Reflect.apply(words as () => unknown, undefined, facts)));
    // A function that takes something else throws, or says one of these.
    if (said !== undefined && !/undefined|NaN|\[object|hidden/.test(said)) yield [`${path}#${i}`, said];
  }
}

function attempt(say: () => string): string | undefined {
  try {
    return say();
  } catch {
    return undefined;
  }
}
