import { dayAfter, weekOf } from './calendar.ts';

/** So many days off in a week never break a row. */
export const REST_DAYS = 2;

export type Streak = {
  /** The played days of the row that is alive today; 0 if none is. */
  readonly days: number;
  /** The days off that are part of a row. */
  readonly rest: ReadonlySet<string>;
  /** Whether an earlier row has ended. */
  readonly isBroken: boolean;
};

type Row = { readonly played: number; readonly rest: readonly string[] };

/** The row of played days up to today, which may still be played. */
export function streakOf(played: ReadonlySet<string>, today: string): Streak {
  const rest = new Set<string>();
  const first = [...played].toSorted()[0];
  if (first === undefined) return { days: 0, rest, isBroken: false };
  let row: Row = { played: 0, rest: [] };
  for (let day = first; day <= today; day = dayAfter(day)) {
    if (played.has(day)) {
      for (const off of row.rest) rest.add(off);
      row = { played: row.played + 1, rest: row.rest };
    } else if (row.played > 0 && day < today) row = afterRest(row, day);
  }
  if (row.played > 0) for (const off of row.rest) rest.add(off);
  return { days: row.played, rest, isBroken: row.played < played.size };
}

/** The row after a day off; an empty one if that was one too many in its week. */
function afterRest({ played, rest }: Row, day: string): Row {
  const all = [...rest, day];
  const ofWeek = all.filter((off) => weekOf(off) === weekOf(day));
  return ofWeek.length > REST_DAYS ? { played: 0, rest: [] } : { played, rest: all };
}
