import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodNewsOf, orderOfTheDay, recordsOf, standingsOf, type PlayedRound } from '@quando/season';
import { result, simulatedResults } from './sample-results.ts';

const round = (sums: readonly number[], more: Partial<PlayedRound> = {}): PlayedRound => ({
  sums,
  knocker: 'nobody',
  zeros: 'nobody',
  ...more,
});

describe('records', () => {
  test('are shared, and knocks count from three on', () => {
    const rows = standingsOf(
      [
        result(
          'one',
          ['ada', 'bo', 'cleo'],
          [round([1, 5, 9], { knocker: 0 }), round([9, 2, 9], { knocker: 1 })],
        ),
        result(
          'two',
          ['ada', 'bo', 'cleo'],
          [round([2, 3, 9], { knocker: 1 }), round([9, 1, 4], { knocker: 1 })],
        ),
        result('x', ['cleo', 'bo'], [round([0, 9], { zeros: 0, triplets: [1, 0] })]),
      ],
      ['ada', 'bo', 'cleo'],
    ).rows;
    const held = recordsOf(rows).map(({ kind, holders }) => [kind, holders.map(({ member }) => member)]);
    expect(held).toEqual([
      ['lowest-game', ['cleo']],
      ['knocks', ['bo']],
      ['streak', ['bo']],
      ['triplets', ['cleo']],
      ['zeros', ['cleo']],
    ]);
  });
});

describe('only good news', () => {
  test('a record goes to one person, and everybody has something', () => {
    const news = goodNewsOf(
      standingsOf(
        [result('one', ['ada', 'bo'], [round([0, 5], { zeros: 0 }), round([1, 9], { knocker: 0 })], 0)],
        ['ada', 'bo', 'cleo'],
      ).rows,
    );
    expect(news.get('ada')).toEqual({ kind: 'lowest-game', points: 0 });
    expect(news.get('bo')).toEqual({ kind: 'new', games: 1 });
    expect(news.get('cleo')).toEqual({ kind: 'welcome' });
  });

  test('every member has exactly one, whatever was played', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (seed, games) => {
        const strengths = { ada: 0, bo: 1, cleo: 2, dan: 9 };
        const members = Object.keys(strengths);
        const news = goodNewsOf(standingsOf(simulatedResults(strengths, games, { seed }), members).rows);
        expect([...news.keys()].toSorted()).toEqual(members);
      }),
      { numRuns: 20 },
    );
  });

  test('begins with another name every day', () => {
    const people = ['Mila', 'Jonas', 'Ruth'].map((name) => ({ name }));
    const firsts = [0, 1, 2, 3].map((day) => orderOfTheDay(people, day)[0]!.name);
    expect(firsts).toEqual(['Jonas', 'Mila', 'Ruth', 'Jonas']);
  });
});
