import { describe, expect, test } from 'vitest';
import { playedIn, seasonAt, seasonsWith, type SeasonCalendar } from '@quando/season';

const MONTHS: SeasonCalendar = { season: 'month', startedAt: [] };
const QUARTERS: SeasonCalendar = { season: 'quarter', startedAt: [] };

describe('a season', () => {
  test('of a month ends with the last millisecond in UTC', () => {
    const span = seasonAt(MONTHS, Date.UTC(2026, 11, 31, 23, 59, 59, 999));
    expect(span.name).toEqual({ kind: 'month', year: 2026, month: 12 });
    expect(span.until).toBe(Date.UTC(2027, 0, 1));
    expect(seasonAt(MONTHS, span.until).name).toEqual({ kind: 'month', year: 2027, month: 1 });
  });

  test('of a quarter has three months', () => {
    const span = seasonAt(QUARTERS, Date.UTC(2026, 10, 18));
    expect(span).toEqual({
      name: { kind: 'quarter', year: 2026, quarter: 4 },
      from: Date.UTC(2026, 9),
      until: Date.UTC(2027, 0),
    });
  });

  test('that is free lasts until the maker starts the next one', () => {
    const free: SeasonCalendar = { season: 'free', startedAt: [100, 200] };
    expect(seasonAt(free, 99)).toEqual({ name: { kind: 'free', number: 1 }, from: -Infinity, until: 100 });
    expect(seasonAt(free, 100)).toEqual({ name: { kind: 'free', number: 2 }, from: 100, until: 200 });
    expect(seasonAt(free, 5000).until).toBe(Infinity);
  });

  test('every result is in exactly one, the present one is always there', () => {
    const results = [1, 40, 70, 71].map((day) => ({ playedAt: Date.UTC(2026, 0, day) }));
    const spans = seasonsWith(
      MONTHS,
      results.map(({ playedAt }) => playedAt),
      Date.UTC(2026, 5, 1),
    );
    expect(spans.map((span) => playedIn(results, span).length)).toEqual([0, 2, 1, 1]);
  });
});
