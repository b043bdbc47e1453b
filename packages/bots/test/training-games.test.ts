import { describe, expect, test } from 'vitest';
import { readRecord } from '@quando/rules/authority';
import { trainingProgram } from './training-program.ts';

const GAMES = 1000;

describe('games of the training code (C++) are valid games', () => {
  const play = trainingProgram('games');
  const records = (): readonly string[] =>
    play([String(GAMES), '1'])
      .trim()
      .split('\n');

  test('every record is valid', () => {
    const read = records().map((text) => readRecord(text));
    expect(read.length).toBe(GAMES);
    expect(read.filter((record) => 'fault' in record)).toEqual([]);
  });

  test('they include turned zeros, knocks, passes, and ends with only zeros', () => {
    const all = records().join('\n');
    for (const sign of [' flip ', ' knock"', ' pass"', '"end":"zeros"']) expect(all).toContain(sign);
  });
});
