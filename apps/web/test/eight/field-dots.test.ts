import { fieldOf } from '@quando/season';
import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMNS, fieldDots, ROWS } from '../../src/screens/eight/field-dots.ts';

test('any field fits the picture, and its owner is one dot of it', () => {
  const sums = array(nat(200), { minLength: 1, maxLength: 300 });
  assert(
    property(sums, (all) => {
      const [own = 0] = all;
      const dots = fieldDots(fieldOf(all), own);
      expect(dots.filter(({ isOwn }) => isOwn)).toHaveLength(1);
      for (const { column, row } of dots) {
        expect(column).toBeGreaterThanOrEqual(0);
        expect(column).toBeLessThan(COLUMNS);
        expect(row).toBeLessThan(ROWS);
      }
    }),
  );
});

test('fewer points are further left, and each of a few people has a dot', () => {
  const dots = fieldDots(fieldOf([10, 10, 30]), 30);
  expect(dots).toEqual([
    { column: 0, row: 0, isOwn: false },
    { column: 0, row: 1, isOwn: false },
    { column: COLUMNS - 1, row: 0, isOwn: true },
  ]);
});
