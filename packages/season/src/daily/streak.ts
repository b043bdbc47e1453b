import { dayAfter, weekOf } from './calendar.ts';

/** How many days off per week never break a streak. */
export const REST_DAYS = 2;

export type Streak = {
  /** The played days of the current streak; 0 if there is none. */
  readonly days: number;
  /** The days off that are part of a streak. */
  readonly rest: ReadonlySet<string>;
  /** Whether an earlier streak has ended. */
  readonly isBroken: boolean;
};

type Run = { readonly played: number; readonly rest: readonly string[] };

/** The streak of played days up to today, which may still be played. */
export function streakOf(played: ReadonlySet<string>, today: string): Streak {
  const rest = new Set<string>();
  // A clock that was ahead does not end a streak.
  const days = [...played].filter((day) => day <= today).toSorted();
  const [first] = days;
  if (first === undefined) return { days: 0, rest, isBroken: false };
  let run: Run = { played: 0, rest: [] };
  for (let day = first; day <= today; day = dayAfter(day)) {
    if (played.has(day)) {
      for (const off of run.rest) rest.add(off);
      run = { played: run.played + 1, rest: run.rest };
    } else if (run.played > 0 && day < today) run = afterRest(run, day);
  }
  if (run.played > 0) for (const off of run.rest) rest.add(off);
  return { days: run.played, rest, isBroken: run.played < days.length };
}

/** The run after a day off; an empty one if that was one day off too many in its week. */
function afterRest({ played, rest }: Run, day: string): Run {
  const all = [...rest, day];
  const ofWeek = all.filter((off) => weekOf(off) === weekOf(day));
  return ofWeek.length > REST_DAYS ? { played: 0, rest: [] } : { played, rest: all };
}
