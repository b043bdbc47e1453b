import type { Clock } from '@quando/table';

/** A clock that runs this many times as fast from now on, whatever happens to the machine's. */
export function fastClock(speed: number): Clock {
  const start = Date.now();
  const origin = performance.now();
  return {
    now: () => Math.round(start + (performance.now() - origin) * speed),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, Math.min(milliseconds / speed, 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
  };
}
