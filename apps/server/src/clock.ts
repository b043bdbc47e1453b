import type { Clock } from '@quando/table';

/** The longest that a timer can wait, in milliseconds; what is later is picked up by its due time. */
const LONGEST_WAIT = 2 ** 31 - 1;

export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST_WAIT));
    return () => clearTimeout(timer);
  },
};
