import { dayAfter } from './calendar.ts';
import { overPar, sumOf, type RoundScore } from './score.ts';

/** What is stored of an eight: its finished rounds, and whether it counts. */
export type EightResult = {
  /** The name of the eight. */
  readonly id: string;
  readonly rounds: readonly RoundScore[];
  /** Whether it was begun in its own time, as the first attempt: only then does it count for the streak and the trend. */
  readonly counts: boolean;
};

/** A day of the trend: how many points above par. */
export type TrendDay = { readonly day: string; readonly over: number };

const TREND_DAYS = 30;

/** The counted days of the last thirty, oldest first. */
export function trendOf(
  results: readonly (EightResult & { readonly day: string })[],
  today: string,
): readonly TrendDay[] {
  const from = dayAfter(today, 1 - TREND_DAYS);
  return results
    .filter(({ day, counts }) => counts && day >= from && day <= today)
    .map(({ day, rounds }) => ({ day, over: overPar(sumOf(rounds)) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

export const meanOver = (trend: readonly TrendDay[]): number =>
  trend.length === 0 ? 0 : trend.reduce((sum, { over }) => sum + over, 0) / trend.length;
