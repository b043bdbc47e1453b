import { expect, test } from 'vitest';
import { formatCsv, type CsvOptions } from '../../src/sheet/csv.ts';
import { formatFile, readFile } from '../../src/sheet/sheet-file.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { draftFor, movedUp, without } from '../../src/sheet/sheet-draft.ts';
import { standingOf } from '../../src/sheet/standing.ts';
import { statisticsOf } from '../../src/sheet/statistics.ts';

const SHEET: Sheet = {
  id: 'with-head-start',
  group: 'Home',
  players: [
    { name: 'Emil', avatar: 'round' },
    { name: 'Ruth', avatar: 'bean' },
  ],
  target: 20,
  firstDealer: 0,
  headStarts: [30, 0],
  rounds: [
    { hands: [9, 3], knocker: 1, zeros: 'nobody' },
    { hands: [15, 3], knocker: 1, zeros: 'nobody' },
  ],
  startedAt: 0,
  changedAt: 0,
};

test('a game ends by the rules; then the head start is taken off', () => {
  const { rounds: _, ...rest } = SHEET;
  expect(standingOf({ ...rest, rounds: SHEET.rounds.slice(0, 1) })).toMatchObject({
    totals: [-21, 0],
    winners: undefined,
  });
  expect(standingOf(SHEET)).toMatchObject({ totals: [-6, 0], winners: [0] });
  const { headStarts: __, ...plain } = SHEET;
  expect(standingOf(plain)).toMatchObject({ totals: [24, 0], winners: [1] });
});

test('statistics count the points of the rounds', () => {
  expect(
    statisticsOf([SHEET])
      .map(({ points }) => points)
      .toSorted((a, b) => a - b),
  ).toEqual([0, 24]);
});

test('a table of cells has net totals', () => {
  const columns: CsvOptions['columns'] = ['g', 'd', 'n', 'r', 'dealer', 'player', 'sum', 'k', 'z', 'p', 't'];
  const lines = formatCsv([SHEET], { columns, separator: ',' }).trim().split('\r\n');
  expect(lines.slice(-2).map((line) => line.split(',').at(-1))).toEqual(['-6', '0']);
});

test('a file keeps head starts, and one without them is read as before', () => {
  expect(readFile(formatFile([SHEET]))).toEqual([SHEET]);
  const { headStarts: _, ...plain } = SHEET;
  expect(readFile(formatFile([plain]))).toEqual([plain]);
  expect(readFile(formatFile([{ ...SHEET, headStarts: [1] }]))).toEqual({ code: 'damaged' });
});

test('the next sheet of a group keeps them with their people', () => {
  const draft = draftFor({ name: 'Home', sheets: [SHEET] }, (names) => names.join(', '));
  expect(draft.handicaps).toEqual([{ headStart: 30 }, { headStart: 0 }]);
  expect(movedUp(draft, 1).handicaps).toEqual([{ headStart: 0 }, { headStart: 30 }]);
  expect(without(draft, 0).handicaps).toBeUndefined();
});
