import { dayAfter, mondayOf } from '../daily/calendar.ts';
import type { Eight } from '../daily/eight.ts';

const DAY = 86_400_000;

/** How long an attempt that was begun in time may take after the end of the day or week, in milliseconds. */
const GRACE = DAY;

/** How long the eight of a link can be begun after its first attempt, in milliseconds. */
const CLUB_TIME = 30 * DAY;

/** When an eight can be begun and finished on a server, in milliseconds since 1970. */
export type RankedTime = {
  readonly from: number;
  /** An attempt is begun before this time. */
  readonly until: number;
  /** Nobody plays any more from this time on, and the secret is public. */
  readonly closes: number;
};

/** The time of an eight; that of a link begins when the server first hears of it. */
export function rankedTime(eight: Eight, foundedAt: number): RankedTime {
  const [from, until] = spanOf(eight, foundedAt);
  return { from, until, closes: until + GRACE };
}

function spanOf(eight: Eight, foundedAt: number): readonly [from: number, until: number] {
  if (eight.kind === 'club') return [foundedAt, foundedAt + CLUB_TIME];
  const first = eight.kind === 'day' ? eight.day : mondayOf(eight.week);
  return [Date.parse(first), Date.parse(dayAfter(first, eight.kind === 'day' ? 1 : 7))];
}

/** Whether a log of this eight may be founded now: it is no earlier and no later one. */
export const isRankedNow = (eight: Eight, now: number): boolean => {
  const { from, until } = rankedTime(eight, now);
  return now >= from && now < until;
};
