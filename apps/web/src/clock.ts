import type { Clock } from '@quando/protocol';

const after: Clock['after'] = (milliseconds, run) => {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
};

/** The device's date and time, in milliseconds since 1970. */
export const wallClock: Clock = { now: () => Date.now(), after };

/** The time since the page was loaded; never jumps. */
export const steadyClock: Clock = { now: () => performance.now(), after };
