import type { Clock } from '@quando/table';

/** The longest delay of a timer, in milliseconds; later actions are found by their due time in the database. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The machine's clocks: the one that people set, and the one that only counts. */
export type MachineClocks = { readonly wall: () => number; readonly elapsed: () => number };

const MACHINE: MachineClocks = { wall: () => Date.now(), elapsed: () => performance.now() };

/**
 * A clock that is set once, now, and then only counts: if the machine's clock is changed later, nobody's time runs out
 * early or takes longer.
 */
export function steadyClock({ wall, elapsed }: MachineClocks = MACHINE): Clock {
  const offset = wall() - elapsed();
  return {
    now: () => Math.round(offset + elapsed()),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, Math.min(milliseconds, LONGEST_WAIT));
      return () => clearTimeout(timer);
    },
  };
}
