import { CODE_LENGTH, CODE_WORD_COUNT } from '@quando/protocol';
import { spokenCode, translations, typedCode, typedWords } from '@quando/text';
import { expect, test } from 'vitest';

const ALL = Array.from({ length: CODE_WORD_COUNT }, (_, place) => place);
const names = translations.map((language) => spokenCode(ALL, language).map(({ word }) => word));

const plain = (word: string): string =>
  word.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** How many letters have to be changed, added or left out to get from one word to another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of one.split('').entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of other.split('').entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === otherLetter ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

const pairs = ALL.flatMap((one) => ALL.slice(one + 1).map((other) => [one, other] as const));

test.each([...translations.entries()])('words are short and sound different in language %i, %s', (i) => {
  const words = names[i]!.map(plain);
  expect(words.filter((word) => !/^[a-z]{2,9}$/.test(word))).toEqual([]);
  const near = pairs.filter(([one, other]) => distance(words[one]!, words[other]!) < 2);
  expect(near.map((pair) => pair.map((place) => words[place]))).toEqual([]);
});

test('no word means different things in two languages', () => {
  const places = new Map<string, number>();
  const clashes = names.flatMap((words) =>
    words.map(plain).filter((word, place) => {
      const other = places.get(word) ?? place;
      places.set(word, place);
      return other !== place;
    }),
  );
  expect(clashes).toEqual([]);
});

test('every word has a picture of its own', () => {
  const pictures = spokenCode(ALL, 'en').map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(CODE_WORD_COUNT);
  expect(pictures.filter((picture) => !/^\p{Extended_Pictographic}\uFE0F?$/u.test(picture))).toEqual([]);
});

const placesIn = (text: string): unknown => typedWords(text).map(({ place }) => place);

test('what is read aloud in one language can be typed in any, with or without capitals and accents', () => {
  for (const words of names) {
    expect(placesIn(words.join(' '))).toEqual(ALL);
    expect(placesIn(` ${words.map(plain).join(', ').toUpperCase()}.`)).toEqual(ALL);
    expect(typedCode(typedWords(words.slice(0, CODE_LENGTH).join(' ')))).toEqual(ALL.slice(0, CODE_LENGTH));
  }
});

test.each([
  ['Löwe Mond Apfel', 'Loewe-moon/POMME'],
  ['león luna manzana', 'Leeuw maan appel'],
])('%s is %s', (one, other) => {
  expect(typedCode(typedWords(one))).toHaveLength(CODE_LENGTH);
  expect(typedCode(typedWords(other))).toEqual(typedCode(typedWords(one)));
});

test.each(['', 'moon', 'moon moon', 'moon moon moon moon', 'moon apple xylophone', '12 13 14'])(
  '“%s” is no code',
  (text) => {
    expect(typedCode(typedWords(text))).toBe(undefined);
  },
);

test('a word that is not in the list is told from the others', () => {
  expect(typedWords('moon xylophone').map(({ typed, place }) => [typed, place === 'unknown'])).toEqual([
    ['moon', false],
    ['xylophone', true],
  ]);
});
