import {
  betterThan,
  costliestOf,
  discsOf,
  eightOfDay,
  eightOfWeek,
  fieldOf,
  idOf,
  meanOver,
  mondayOf,
  monthAfter,
  parseEight,
  shareText,
  streakOf,
  sumOf,
  trendOf,
  untilNextDay,
  weekOf,
  weeksOfMonth,
  type EightResult,
  type RoundScore,
} from '@quando/season';
import { expect, test } from 'vitest';

/** Rounds by how many points they are above par. */
const rounds = (...over: number[]): RoundScore[] => over.map((more) => ({ points: 10 + more, par: 10 }));

const days = (...numbers: number[]): Set<string> =>
  new Set(numbers.map((number) => `2026-11-${String(number).padStart(2, '0')}`));

test('discs by limits of one and five points against par', () => {
  expect(discsOf(rounds(-9, -5, -4, -1, 0, 1, 4, 5, 30))).toEqual([4, 4, 3, 3, 2, 1, 1, 0, 0]);
});

test('a shared text has marks and a sum, and nothing else', () => {
  const eight = eightOfDay('2026-11-05');
  expect(shareText(eight, rounds(-6, 0, -3, 4, -5, 0, 5, -8), '13 under par')).toBe(
    'Quando · 5.11. ●◑◕◔●◑○● 13 under par',
  );
  expect(shareText(eightOfWeek('2026-W46', 3), rounds(0), 'par')).toBe('Quando · W46 (3) ◑ par');
  expect(shareText(parseEight('club-4-AAAAAAAAAAAAAAAA')!, rounds(0), 'par')).toBe('Quando · ◑ par');
});

test('sums, and the round that cost most', () => {
  expect(sumOf(rounds(-6, 4, 5))).toEqual({ points: 33, par: 30 });
  expect(costliestOf(rounds(-6, 4, 5, 5))).toBe(2);
  expect(costliestOf(rounds(-6, 0))).toBeUndefined();
  expect(costliestOf([])).toBeUndefined();
});

test.each(['2026-11-15', '2026-W46-3', '2026-W53-2', 'club-6-Az_-567890123456'])(
  '%s names an eight',
  (id) => {
    expect(idOf(parseEight(id)!)).toBe(id);
  },
);

test.each([
  '',
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '2026-W46',
  '2026-W46-4',
  '2025-W53-2',
  '2026-W00-2',
  'club-7-AAAAAAAAAAAAAAAA',
  'club-4-short',
  'today',
])('%j names none', (id) => {
  expect(parseEight(id)).toBeUndefined();
});

test.each([
  ['2026-11-15', '2026-W46'],
  ['2026-11-16', '2026-W47'],
  ['2027-01-03', '2026-W53'],
  ['2024-12-30', '2025-W01'],
])('%s is in week %s', (day, week) => {
  expect(weekOf(day)).toBe(week);
  expect(mondayOf(week) <= day).toBe(true);
});

test('a month has its days under their weekdays', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks[0]!.filter(Boolean)).toEqual(['2026-11-01']);
  expect(weeks[0]![6]).toBe('2026-11-01');
  expect(weeks.at(-1)![0]).toBe('2026-11-30');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

test('the next day comes at midnight UTC', () => {
  expect(untilNextDay(Date.parse('2026-11-15T19:00:00Z'))).toBe(5 * 3_600_000);
});

test('two days off a week never break a row', () => {
  // 9 November 2026 is a Monday.
  const streak = streakOf(days(9, 10, 12, 14), '2026-11-15');
  expect(streak).toEqual({ days: 4, rest: days(11, 13), isBroken: false });
});

test('a third day off in one week breaks it', () => {
  const streak = streakOf(days(9, 10, 14), '2026-11-15');
  expect(streak).toEqual({ days: 1, rest: days(), isBroken: true });
});

test('four days off in a row do not break it if they are in two weeks', () => {
  expect(streakOf(days(12, 13, 18), '2026-11-18').days).toBe(3);
});

test('today may still be played, and nothing counts before the first day', () => {
  expect(streakOf(days(14), '2026-11-15')).toEqual({ days: 1, rest: days(), isBroken: false });
  expect(streakOf(days(), '2026-11-15').days).toBe(0);
  expect(streakOf(days(2), '2026-11-15')).toMatchObject({ days: 0, isBroken: true });
});

test('a day that was played with a clock that was ahead does not end the streak', () => {
  expect(streakOf(days(13, 14, 28), '2026-11-15')).toMatchObject({ days: 2, isBroken: false });
  expect(streakOf(days(28), '2026-11-15')).toMatchObject({ days: 0, isBroken: false });
});

const result = (day: string, counts: boolean, over: number): EightResult & { readonly day: string } => ({
  id: day,
  day,
  counts,
  rounds: rounds(over),
});

test('the trend has counted days of the last thirty', () => {
  const trend = trendOf(
    [
      result('2026-11-15', true, -4),
      result('2026-11-02', true, 2),
      result('2026-11-03', false, 9),
      result('2026-10-01', true, 9),
    ],
    '2026-11-15',
  );
  expect(trend).toEqual([
    { day: '2026-11-02', over: 2 },
    { day: '2026-11-15', over: -4 },
  ]);
  expect(meanOver(trend)).toBe(-1);
  expect(meanOver([])).toBe(0);
});

test('the mean of a field leaves the extremes out', () => {
  expect(fieldOf([])).toEqual({ players: 0, mean: undefined, spread: [] });
  expect(fieldOf([40, 50]).mean).toBe(45);
  expect(fieldOf([0, 40, 50, 400]).mean).toBe(45);
});

test('a place in the field is told from twenty people on', () => {
  const sums = Array.from({ length: 20 }, (_, i) => 30 + i);
  expect(betterThan(fieldOf(sums.slice(1)), 31)).toBeUndefined();
  expect(betterThan(fieldOf(sums), 30)).toBe(100);
  expect(betterThan(fieldOf(sums), 49)).toBe(0);
  expect(betterThan(fieldOf(Array.from({ length: 20 }, () => 40)), 40)).toBe(50);
});
