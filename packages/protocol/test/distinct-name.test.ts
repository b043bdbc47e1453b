import { expect, test } from 'vitest';
import { distinctName, isSameName } from '@quando/protocol';

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

test('a third person of the same name gets the next number', () => {
  expect(distinctName('Аda', ['Ada', 'Ada 2'])).toBe('Аda 3');
});
