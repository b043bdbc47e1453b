import * as fc from 'fast-check';
import { loadAppWords, loadSheetWords, loadText, loadTrainerWords } from '@quando/text';
import { expect, it } from 'vitest';
import { swissAll } from '../src/de/swiss.ts';
import { sentencesIn } from './catalogues.ts';

it('Swiss German has every sentence of German, without ß and with its own quotation marks', async () => {
  const [german, swiss] = [await sentencesIn('de'), await sentencesIn('de-CH')];
  expect([...swiss.keys()]).toEqual([...german.keys()]);
  expect([...german.values()].filter((said) => /[ß„]/.test(said)).length).toBeGreaterThan(20);
  expect([...swiss.values()].filter((said) => /[ß„“]/.test(said))).toEqual([]);
  expect((await loadAppWords('de-CH')).close).toBe('Schliessen');
});

it('Swiss German writes numbers as in Switzerland', async () => {
  const { source, percent, points } = await loadTrainerWords('de-CH');
  expect(source(2000)).toContain('2’000-mal');
  expect(percent(0.2)).toBe('20%');
  expect(points(4.5)).toBe('4.5 Punkte');
});

const bySight = (said: string): string =>
  said.replace(/(?<=\d)[.](?=\d{3}(?!\d))/g, '’').replace(/(?<=\d),(?=\d)/g, '.');

it('a point between thousands and a decimal comma are those between digits, and no others', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '.', ',', ' ', 'm') }), (said) => {
      expect(swissAll({ said })).toEqual({ said: bySight(said) });
    }),
  );
  expect(swissAll({ said: '1.234.567,8 und 1,2,3.' })).toEqual({ said: '1’234’567.8 und 1.2.3.' });
});

it('people keep the spelling of their names', async () => {
  const { roundForm } = await loadSheetWords('de-CH');
  expect(roundForm.handOf('Weiß')).toBe('Weiß’ Karten');
  const { end } = await loadAppWords('de-CH');
  expect(end.won([{ name: 'Weiß' }])).toBe('Weiß gewinnt!');
  const { say } = await loadText('de-CH');
  const straight = ([4, 5, 6] as const).map((front, slot) => ({ slot, front, back: 1 as const }));
  expect(
    say(
      { type: 'played', seat: 1, group: 'straight', cards: straight },
      { viewer: 0, names: ['Ana', 'Weiß'] },
    ),
  ).toBe('Weiß spielt die Strasse 4-5-6.');
});

it('texts of a region know their whole code', async () => {
  expect((await loadText('de-CH')).language).toBe('de-CH');
  expect((await loadText('de-CH')).language).toBe('de-CH');
});
