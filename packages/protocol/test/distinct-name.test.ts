import { expect, test } from 'vitest';
import { distinctName, isSameName, TakenNames } from '@quando/protocol';

test.each([
  ['another case', 'Ada', 'aDA'],
  ['a Cyrillic letter', 'Ada', 'Аda'],
  ['only Cyrillic letters', 'Oco', 'Осо'],
  ['a Greek letter', 'Omar', 'Οmar'],
  ['another case and alphabet', 'ada', 'АDА'],
  ['an I for an l', 'lan', 'Ian'],
  ['a one for an l', 'Al', 'A1'],
  ['a zero for an O', 'Otto', '0tto'],
  ['wide letters', 'Ada', 'Ａｄａ'],
  ['more spaces', 'Ada L', 'Ada  L'],
  ['a Cherokee letter', 'Ada', 'Ꭺda'],
  ['a small Cherokee letter', 'Ada', 'ꭺda'],
  ['only Cherokee letters', 'Sam', 'ᏚᎪᎷ'],
  ['a Lisu letter', 'Ada', 'ꓮda'],
  ['only Lisu letters', 'Max', 'ꓟꓮꓫ'],
  ['a Coptic letter', 'Ole', 'Ⲟle'],
  ['a script a', 'Anna', 'Annɑ'],
  ['an i without its dot', 'Lina', 'Lına'],
  ['small capitals', 'Ada', 'ᴀᴅᴀ'],
  ['a rare letter in capitals', 'OLE', 'Ⲟle'],
])('two names look the same with %s', (_, one, other) => {
  expect(isSameName(one, other)).toBe(true);
  expect(distinctName(other, [one])).toBe(`${other} 2`);
});

test.each([
  ['Ada', 'Ida'],
  ['Ali', 'All'],
  ['Анна', 'Инна'],
  ['Zoé', 'Zoe'],
  ['Jan', 'Jon'],
])('%s and %s are told apart', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
  expect(distinctName(other, [one])).toBe(other);
});

test.each(['Ꮳda', '𐐄da', 'Зoe', 'Ada Ωno'])('%s has a number, because a word of it mixes scripts', (name) => {
  expect(distinctName(name, [])).toBe(`${name} 2`);
  expect(distinctName(`${name} 2`, [])).toBe(`${name} 2`);
  expect(distinctName(name, [`${name} 2`])).toBe(`${name} 3`);
});

test.each(['Анна', 'Kenji 健', 'さくらサクラ桜', 'Kaʻiulani', 'Zoé', 'Åsa-1', 'ᏣᎳᎩ'])(
  '%s has none',
  (name) => {
    expect(distinctName(name, [])).toBe(name);
  },
);

test('a name is free again when nobody has it any more', () => {
  const taken = new TakenNames();
  for (const name of ['Ada', 'Аda 2']) taken.add(name);
  expect(taken.distinct('ADA')).toBe('ADA 3');
  taken.delete('Ada');
  expect(taken.distinct('ADA')).toBe('ADA');
});

test('a third person of the same name gets the next number', () => {
  expect(distinctName('Аda', ['Ada', 'Ada 2'])).toBe('Аda 3');
});
