import {
  eightOfDay,
  isRankedNow,
  parseEight,
  RankedLog,
  rankedLogOf,
  rankedTime,
  ROUNDS,
  type RankedEntry,
} from '@quando/season';
import { expect, test } from 'vitest';

const ADA = 'a'.repeat(64);
const BEN = 'b'.repeat(64);
const CLUB = 'club-2-AAAAAAAAAAAAAAAA';

const FOUNDED = { seq: 0, at: 1000, type: 'founded', eight: CLUB } as const;

/** The entries of a whole attempt, with so many points a round. */
const attemptOf = (by: string, name: string, points: number, rounds = ROUNDS): Unnumbered[] =>
  Array.from({ length: rounds }, (_, round): Unnumbered[] => [
    { at: 2000, by, type: 'opened', round, table: `${name}-${round}`, ...(round === 0 && { name }) },
    { at: 3000, by, type: 'scored', round, points, par: 5, own: 'own', master: 'master' },
  ]).flat();

type Unnumbered = RankedEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'seq'>
    : never
  : never;

const logOf = (...entries: readonly Unnumbered[]) =>
  rankedLogOf([FOUNDED, ...entries.map((entry, i) => ({ ...entry, seq: i + 1 }))]);

function sound(...entries: readonly Unnumbered[]): RankedLog {
  const log = logOf(...entries);
  if (!(log instanceof RankedLog)) throw new Error(`${log.code} at ${log.place}`);
  return log;
}

test('the field and the table of results are those of everybody who has finished', () => {
  const log = sound(
    ...attemptOf(ADA, 'Ada', 6),
    ...attemptOf(BEN, 'Ben', 4),
    ...attemptOf('c'.repeat(64), 'Cem', 0, 7),
  );
  expect(log.field).toMatchObject({ players: 2, mean: 40 });
  expect(log.results).toEqual([
    { name: 'Ben', points: 32, par: 40 },
    { name: 'Ada', points: 48, par: 40 },
  ]);
  expect(log.size).toBe(3);
  expect(log.masterIn(7)).toMatchObject({ par: 5, master: 'master' });
});

test('rounds are opened and scored in their order, each once', () => {
  const [opened, scored, second] = attemptOf(ADA, 'Ada', 6);
  for (const entries of [
    [scored!],
    [second!],
    [opened!, opened!],
    [opened!, second!],
    [opened!, scored!, scored!],
    [opened!, scored!, { ...opened!, by: BEN, round: 1 }],
    [...attemptOf(ADA, 'Ada', 6), opened!],
    [{ at: 1, by: BEN, type: 'erased' }] as const,
  ])
    expect(logOf(...entries)).toMatchObject({ code: 'illegal', place: entries.length });
  expect(rankedLogOf([FOUNDED, { ...opened, seq: 1, round: 8 }])).toMatchObject({ code: 'not-an-entry' });
  expect(rankedLogOf([{ ...FOUNDED, eight: '2026-02-30' }])).toMatchObject({ code: 'not-an-entry' });
});

test('a deleted name is gone from all entries, and the result stays', () => {
  const log = sound(...attemptOf(ADA, 'Ada', 6), { at: 9000, by: ADA, type: 'erased' });
  expect(
    JSON.stringify(log.entries.filter(({ type }) => type === 'opened').map((entry) => 'name' in entry)),
  ).not.toContain('true');
  expect(log.results).toEqual([{ name: undefined, points: 48, par: 40 }]);
});

test('nobody gets a name that looks like that of somebody else, until it is deleted', () => {
  const [opened] = attemptOf(ADA, 'Ada', 6);
  const log = sound(opened!);
  expect(['ADA', 'Аdа', 'Ben'].map((name) => log.distinctName(name))).toEqual(['ADA 2', 'Аdа 2', 'Ben']);
  log.add({ entry: { seq: 2, at: 9000, by: ADA, type: 'erased' } });
  expect(log.distinctName('ADA')).toBe('ADA');
});

test('an eight is begun in its time, and closes a day later', () => {
  const day = eightOfDay('2026-11-15');
  const noon = Date.parse('2026-11-15T12:00:00Z');
  expect(rankedTime(day, 0)).toEqual({
    from: Date.parse('2026-11-15'),
    until: Date.parse('2026-11-16'),
    closes: Date.parse('2026-11-17'),
  });
  expect(rankedTime(parseEight('2026-W46-3')!, 0)).toEqual({
    from: Date.parse('2026-11-09'),
    until: Date.parse('2026-11-16'),
    closes: Date.parse('2026-11-17'),
  });
  expect([noon, noon - 86_400_000, noon + 86_400_000].map((now) => isRankedNow(day, now))).toEqual([
    true,
    false,
    false,
  ]);
  const club = rankedTime(parseEight(CLUB)!, noon);
  expect([club.from - noon, (club.until - noon) / 86_400_000]).toEqual([0, 30]);
});
