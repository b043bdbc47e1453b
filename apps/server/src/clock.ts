import type { Clock } from '@quando/table';

/** The longest delay of a timer, in milliseconds; later actions are found by their due time in the database. */
const LONGEST_WAIT = 2 ** 31 - 1;

export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST_WAIT));
    return () => clearTimeout(timer);
  },
};
