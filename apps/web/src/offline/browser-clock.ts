import type { Clock } from '@quando/table';

/** The time of this device. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
