/** The seasons of a league: calendar months or quarters, or free ones that its maker starts. */
export type SeasonCalendar = {
  readonly season: 'month' | 'quarter' | 'free';
  /** When free seasons after the first were started, in milliseconds since 1970. */
  readonly startedAt: readonly number[];
};

/**
 * One season. Calendar seasons begin and end in Coordinated Universal Time, so that every device puts a game into the
 * same one.
 */
export type SeasonSpan = {
  readonly name:
    | { readonly kind: 'month'; readonly year: number; readonly month: number }
    | { readonly kind: 'quarter'; readonly year: number; readonly quarter: number }
    | { readonly kind: 'free'; readonly number: number };
  /** Its first millisecond since 1970; -Infinity for the first free season. */
  readonly from: number;
  /** The first millisecond after it; Infinity for the last free season. */
  readonly until: number;
};

/** The season to which a moment belongs; months and quarters count from 1. */
export function seasonAt({ season, startedAt }: SeasonCalendar, at: number): SeasonSpan {
  if (season === 'free') return freeSeason(startedAt, at);
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (season === 'month')
    return { name: { kind: 'month', year, month: month + 1 }, ...months(year, month, 1) };
  const quarter = Math.floor(month / 3);
  return { name: { kind: 'quarter', year, quarter: quarter + 1 }, ...months(year, quarter * 3, 3) };
}

/** The present season and all in which something was played, the latest first. */
export function seasonsWith(calendar: SeasonCalendar, times: readonly number[], now: number): SeasonSpan[] {
  const spans = new Map<number, SeasonSpan>();
  for (const at of [...times, now]) {
    const span = seasonAt(calendar, at);
    spans.set(span.from, span);
  }
  return [...spans.values()].toSorted((a, b) => b.from - a.from);
}

/** What was played in a season. */
export const playedIn = <Result extends { readonly playedAt: number }>(
  results: readonly Result[],
  { from, until }: SeasonSpan,
): Result[] => results.filter(({ playedAt }) => playedAt >= from && playedAt < until);

const months = (year: number, first: number, count: number): Pick<SeasonSpan, 'from' | 'until'> => ({
  from: Date.UTC(year, first),
  until: Date.UTC(year, first + count),
});

function freeSeason(startedAt: readonly number[], at: number): SeasonSpan {
  const starts = startedAt.toSorted((a, b) => a - b);
  const number = starts.filter((start) => start <= at).length;
  return {
    name: { kind: 'free', number: number + 1 },
    from: starts[number - 1] ?? -Infinity,
    until: starts[number] ?? Infinity,
  };
}
