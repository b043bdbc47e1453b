import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runPlaythrough } from '../../../conformance/playthrough/playthrough.ts';

const folder = new URL('../../../conformance/playthroughs/', import.meta.url);
const names = readdirSync(folder).toSorted();
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

test.each(names)('playthrough %s matches the engine', (name) => {
  const text = textOf(name);
  const scenario = text
    .split('\n')
    .filter((line) => !line.startsWith('  '))
    .join('\n');
  expect(scenario).not.toBe(text);
  expect(runPlaythrough(scenario)).toBe(text);
});

test('the playthroughs cover every section that can be played and every ruling', () => {
  const shown = names.flatMap((name) => /^# Shows: (.+)$/m.exec(textOf(name))![1]!.split(', '));
  const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map((section) => `rules ${section}`);
  const rulings = Array.from({ length: 12 }, (_, i) => `R${i + 1}`);
  expect(new Set(shown)).toEqual(new Set([...sections, ...rulings]));
});

test('a playthrough with an unknown word is refused', () => {
  expect(() => runPlaythrough('seat 0: 1/2\nseat 1: 3/4\nturn: 0\nset up\nshuffle\n')).toThrow(
    '"shuffle" is no word',
  );
  expect(() => runPlaythrough('table\n')).toThrow('no cards lie on the table yet');
  expect(() => runPlaythrough('seat 0: 1/2\nseat 1: 3/4\nturn: 0\nset up\n> 0 play 1\n')).toThrow(
    'is no action here',
  );
});
