import { readFileSync } from 'node:fs';
import { setUp } from '@quando/rules/authority';
import { describe, expect, test } from 'vitest';
import { actionsIn, after, type Round } from '../../../conformance/by-the-book.ts';
import { bookRoundOf } from '../../../conformance/book-round.ts';
import { counted, type Census } from '../../../conformance/census.ts';

const census = JSON.parse(
  readFileSync(new URL('../../../conformance/census.json', import.meta.url), 'utf8'),
) as Census;

describe.each(census.positions)('census of $name', (entry) => {
  test('the engine counts as many', () => {
    expect(counted({ note: '', positions: [entry] }).positions[0]).toEqual(entry);
  });

  test('so does the book', () => {
    const start = entry.after.reduce(after, bookRoundOf(setUp(entry.position)));
    expect(entry.sequences.map((_, i) => sequencesByBook(start, i + 1))).toEqual(entry.sequences);
  });
});

test('the census holds every number of players', () => {
  expect(new Set(census.positions.map(({ position }) => position.hands.length))).toEqual(
    new Set([2, 3, 4, 5, 6]),
  );
});

const sequencesByBook = (round: Round, length: number): number =>
  actionsIn(round)
    .map((action) => (length === 1 ? 1 : sequencesByBook(after(round, action), length - 1)))
    .reduce((sum, count) => sum + count, 0);
