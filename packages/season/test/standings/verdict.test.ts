import { describe, expect, test } from 'vitest';
import { standingsOf, verdictOf, type StandingsRow } from '@quando/season';

const EMPTY = standingsOf([], ['nobody']).rows[0]!;

const row = (member: string, value: number, error: number, games = 20): StandingsRow => ({
  ...EMPTY,
  member,
  better: { value, error },
  tally: { ...EMPTY.tally, games },
});

describe('the verdict', () => {
  test('one leads, two are too close to call, one has hardly played', () => {
    const rows = [row('ruth', 2, 0.3), row('jonas', 0.9, 0.3), row('mila', 0.7, 0.3), row('papa', -2, 0.4)];
    expect(verdictOf({ rows: [...rows, row('lena', 0, 1, 4)] }, 'mila')).toEqual({
      ahead: ['ruth'],
      close: ['jonas', 'mila'],
      open: [{ member: 'lena', games: 4 }],
    });
  });

  test('nobody leads whose patch overlaps the next one', () => {
    expect(verdictOf({ rows: [row('ruth', 1, 0.5), row('jonas', 0.2, 0.5)] }).ahead).toEqual([
      'ruth',
      'jonas',
    ]);
  });

  test('of several groups, the reader hears about their own', () => {
    const rows = [
      row('a', 5, 0.1),
      ...['b', 'c'].map((member) => row(member, 3, 0.2)),
      ...['d', 'e'].map((member) => row(member, 1, 0.2)),
    ];
    expect(verdictOf({ rows }, 'e').close).toEqual(['d', 'e']);
    expect(verdictOf({ rows }, 'a').close).toEqual(['b', 'c']);
  });

  test('before anybody has played enough, nobody leads', () => {
    expect(verdictOf({ rows: [row('a', 2, 0.1, 4), EMPTY] })).toEqual({
      ahead: [],
      close: [],
      open: [{ member: 'a', games: 4 }],
    });
  });
});
