import type { Clock } from '@quando/table';

/** A clock that runs this many times as fast from now on. */
export function fastClock(speed: number): Clock {
  const start = Date.now();
  return {
    now: () => Math.round(start + (Date.now() - start) * speed),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, Math.min(milliseconds / speed, 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
  };
}
