import type { Clock } from '@quando/protocol';

const after: Clock['after'] = (milliseconds, run) => {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
};

/** The date and time of this device, in milliseconds since 1970. */
export const wallClock: Clock = { now: () => Date.now(), after };

/** The time since the page was loaded: it never jumps. */
export const steadyClock: Clock = { now: () => performance.now(), after };
