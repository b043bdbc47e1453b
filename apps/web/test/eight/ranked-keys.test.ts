import { expect, test } from 'vitest';
import { forgetRankedKey, keepRankedKey, rankedKeyOf, rankedKeys } from '../../src/eight/ranked-keys.ts';
import { memoryStore } from '../fixtures/memory-store.ts';

const COMMITMENT = 'c'.repeat(64);
const keyOf = (day: number): string => String(day).padEnd(43, '-');

test('a device keeps the key of every eight for years, since only that can delete a name', () => {
  const localStore = memoryStore();
  const days = Array.from({ length: 1100 }, (_, day) => day);
  for (const day of days)
    keepRankedKey(localStore, { id: `day-${day}`, key: keyOf(day), commitment: COMMITMENT });
  expect(rankedKeys(localStore).map(({ key }) => key)).toEqual(days.map(keyOf));
  expect(rankedKeyOf(localStore, 'day-1050')).toHaveProperty('commitment', COMMITMENT);
  // About a hundred bytes each.
  expect(localStore.getItem('quando-ranked')!.length).toBeLessThan(1100 * 100);
  forgetRankedKey(localStore, 'day-0');
  expect(rankedKeyOf(localStore, 'day-0')).toBeUndefined();
  expect(rankedKeys(localStore)).toHaveLength(1099);
});
