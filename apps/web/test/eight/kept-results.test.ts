import { eightOfDay, eightOfWeek, parseEight, type EightResult } from '@quando/season';
import { expect, test } from 'vitest';
import { isBegunRanked } from '../../src/eight/begun-eight.ts';
import { isAhead, isInItsTime } from '../../src/eight/eight-time.ts';
import { KEPT_RANKED } from '../../src/eight/kept-eights.ts';
import {
  countedDays,
  finishedDays,
  furthestOf,
  keepResult,
  keptResults,
  resultOf,
} from '../../src/eight/kept-results.ts';
import { keepRankedKey } from '../../src/eight/ranked-keys.ts';
import { memoryStore } from '../fixtures/memory-store.ts';

const played = (id: string, rounds: number, points = 4): EightResult => ({
  id,
  counts: true,
  rounds: Array.from({ length: rounds }, () => ({ points, par: 5 })),
});

test('what is kept comes back, and grows round by round', () => {
  const store = memoryStore();
  keepResult(store, played('2026-11-15', 3));
  keepResult(store, played('2026-11-15', 4));
  expect(keptResults(store)).toEqual([played('2026-11-15', 4)]);
});

test('a finished eight stays as it was', () => {
  const store = memoryStore();
  keepResult(store, played('2026-11-15', 8));
  keepResult(store, played('2026-11-15', 8, 0));
  expect(resultOf(store, '2026-11-15')).toEqual(played('2026-11-15', 8));
});

test('only finished days that count are part of a row', () => {
  const store = memoryStore();
  for (const result of [
    played('2026-11-13', 8),
    played('2026-11-14', 7),
    { ...played('2026-11-15', 8), counts: false },
    played('2026-W46-3', 8),
  ])
    keepResult(store, result);
  expect([...countedDays(store)]).toEqual(['2026-11-13']);
  keepResult(store, played('2026-11-16', 8), KEPT_RANKED);
  expect([...countedDays(store)]).toEqual(['2026-11-13', '2026-11-16']);
  expect(resultOf(store, '2026-11-16')).toBeUndefined();
});

test('a day that was played on the device and ranked is there once, as it counts', () => {
  const store = memoryStore();
  keepResult(store, { ...played('2026-11-15', 8), counts: false });
  keepResult(store, played('2026-11-15', 8, 9), KEPT_RANKED);
  keepResult(store, played('2026-11-16', 8));
  keepResult(store, played('2026-11-16', 8, 9), KEPT_RANKED);
  keepResult(store, played('2026-11-17', 7), KEPT_RANKED);
  expect(finishedDays(store)).toMatchObject([
    { day: '2026-11-15', isRanked: true, counts: true },
    { day: '2026-11-16', isRanked: false, counts: true },
  ]);
  expect(furthestOf(store, '2026-11-17')).toMatchObject({ isRanked: true });
  expect(furthestOf(store, '2026-11-17')?.rounds).toHaveLength(7);
});

test('an eight goes on where it was begun, also with a ranked round that is not over', () => {
  const store = memoryStore();
  const [begun, here, both, fresh] = ['15', '16', '17', '18'].map((day) => eightOfDay(`2026-11-${day}`));
  keepRankedKey(store, { id: '2026-11-15', key: 'k'.repeat(43) });
  keepResult(store, played('2026-11-16', 2));
  keepResult(store, played('2026-11-17', 2));
  keepResult(store, played('2026-11-17', 3), KEPT_RANKED);
  expect([begun!, here!, both!, fresh!].map((eight) => isBegunRanked(store, eight))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test.each([
  'no json',
  '7',
  '[{"id":"2026-02-30","counts":true,"rounds":[]}]',
  '[{"id":"2026-11-15","counts":true,"rounds":[[1]]}]',
  '[{"id":"2026-11-15","rounds":[]}]',
])('unreadable results are left out: %s', (kept) => {
  const store = memoryStore();
  store.setItem('quando-eights', kept);
  expect(keptResults(store)).toEqual([]);
});

test('an eight counts in its own day or week, and cannot be played before', () => {
  const at = Date.parse('2026-11-15T23:59:59Z');
  expect(isInItsTime(eightOfDay('2026-11-15'), at)).toBe(true);
  expect(isInItsTime(eightOfDay('2026-11-14'), at)).toBe(false);
  expect(isInItsTime(eightOfWeek('2026-W46', 3), at)).toBe(true);
  expect(isInItsTime(eightOfWeek('2026-W47', 3), at)).toBe(false);
  expect(isInItsTime(parseEight('club-4-AAAAAAAAAAAAAAAA')!, at)).toBe(true);
  expect(isAhead(eightOfDay('2026-11-16'), at)).toBe(true);
  expect(isAhead(eightOfWeek('2026-W47', 3), at)).toBe(true);
  expect(isAhead(eightOfDay('2026-11-15'), at)).toBe(false);
});
