import * as text from '@quando/text';
import type { Language } from '@quando/text';
import { leavesOf, saidOf } from './leaves.ts';

const exported = { ...text };

/** The name of a function that loads the words of an area. */
type LoaderName = Extract<keyof typeof exported, `load${string}Words`>;

const isLoaderName = (name: string): name is LoaderName => /^load\w+Words$/.test(name);

const CARD = { number: 7, place: 3, of: 9, other: 2 };
const REASON = { seat: 1, sum: 23, cost: 29, cards: 31, zeros: 37, others: 41, later: 43, aloneLowest: 0.47 };
const REVIEWED = {
  seat: 1,
  sum: 23,
  cost: 29,
  cards: 31,
  zeros: 37,
  others: 41,
  left: 43,
  later: 89,
  gain: 0.07,
  alone: 0.31,
  chance: 0.47,
  worse: 0.53,
  better: 0.59,
  mean: 79,
  points: 83,
  shed: 61,
  possible: 67,
  held: 71,
  number: 8,
  other: 5,
  taken: 9,
  up: 7,
  back: 6,
  lowest: 3,
};

/** What a function of words may be told; each one takes what it can speak of. */
const FACTS: readonly (readonly unknown[])[] = [
  [53, 59, 61, 67],
  [1, 1, 1, 1],
  [4, 97],
  ['Mila', 'Zoe'],
  [71, 'Zoe'],
  ['Mila', 53, 59],
  [{ name: 'Mila' }, 53, 59],
  ['20 %', '40 %', 53, 59],
  ['you', 73, 79],
  [{ name: 'Mila' }, 8, 0],
  [{ name: 'Mila' }, 0, 8],
  [{ name: 'Mila' }, 73, 79],
  [['you'], 73],
  [['you', { name: 'Mila' }], 73],
  [[{ name: 'Zoe' }, { name: 'Mila' }], 73],
  [[4, 4, 4]],
  [53, [9, 7]],
  [CARD],
  [{ ...CARD, number: 'hidden', other: 'hidden' }],
  [{ ...REASON, number: 8, other: 5 }, ['Mila', 'Zoe']],
  [REVIEWED, ['Mila', 'Zoe']],
  ['you', { name: 'Mila' }, 73, 79],
  [{ name: 'Mila' }, 'you', 73, 79],
  [{ kind: 'month', year: 2026, month: 11 }],
  [{ kind: 'quarter', year: 2026, quarter: 4 }],
  [{ kind: 'free', number: 2 }],
];

const ofFacts = saidOf(FACTS);

/** What a function says of the facts; one that cannot speak of a hidden number says "hidden". */
const told: typeof ofFacts = (say, path) => ofFacts(say, path).filter(([, said]) => !said.includes('hidden'));

/** Every sentence of one language by its path, and behind a function's path the facts that it was told. */
export async function sentencesIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const areas = Object.keys(exported)
    .filter(isLoaderName)
    .map(async (name) =>
      leavesOf(
        await exported[name](language),
        told,
        name.slice('load'.length, -'Words'.length).toLowerCase(),
      ),
    );
  return new Map((await Promise.all(areas)).flat());
}

/** The facts behind a path. */
export const factsOf = (path: string): readonly string[] =>
  JSON.stringify(FACTS[Number(path.split('#')[1])] ?? []).match(/\d+(?:\.\d+)?|Mila|Zoe/g) ?? [];
