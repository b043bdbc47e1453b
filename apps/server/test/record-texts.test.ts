import type { GameRecord } from '@quando/rules';
import { expect, test } from 'vitest';
import { RecordTexts } from '../src/tables/record-texts.ts';

/** A table that counts how often its record is made. */
class Recorded {
  readonly id: string;
  made = 0;
  erasures = 0;
  isOver = true;

  constructor(id: string) {
    this.id = id;
  }

  get record(): GameRecord | 'not-over' {
    this.made += 1;
    return this.isOver ? { format: 'quando-record/1', players: 2, target: 20, rounds: [] } : 'not-over';
  }
}

test('a record is made once, as soon as the game is over', () => {
  const texts = new RecordTexts();
  const table = new Recorded('a');
  table.isOver = false;
  expect(texts.of(table)).toBeUndefined();
  table.isOver = true;
  expect(texts.of(table)).toBe(texts.of(table));
  expect(table.made).toBe(2);
});

test('a record is made again after somebody has deleted their name', () => {
  const texts = new RecordTexts();
  const table = new Recorded('a');
  texts.of(table);
  table.erasures = 1;
  texts.of(table);
  expect(table.made).toBe(2);
});

test('only the records that were used last are kept', () => {
  const texts = new RecordTexts();
  const [first, second, ...others] = Array.from({ length: 33 }, (_, i) => new Recorded(`table ${i}`));
  for (const table of [first!, second!, first!, ...others, first!]) texts.of(table);
  expect(first!.made).toBe(1);
  texts.of(second!);
  expect(second!.made).toBe(2);
});
