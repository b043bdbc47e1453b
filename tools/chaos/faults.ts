import { below, belowLarge, type Random } from '@quando/rules';
import { setTimeout as wait } from 'node:timers/promises';

/** The kinds of faults; the first three are kills. */
export const FAULT_KINDS = ['server', 'primary', 'standby', 'pause', 'disk', 'clock'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** How often each kind strikes. */
export type FaultCounts = Readonly<Record<FaultKind, number>>;

const NO_FAULTS: FaultCounts = { server: 0, primary: 0, standby: 0, pause: 0, disk: 0, clock: 0 };

export const killsIn = ({ server, primary, standby }: FaultCounts): number => server + primary + standby;

export const sumOfFaults = (counts: readonly FaultCounts[]): FaultCounts =>
  counts.reduce((total, one) => withEach((kind) => total[kind] + one[kind]), NO_FAULTS);

const withEach = (countOf: (kind: FaultKind) => number): FaultCounts => ({
  server: countOf('server'),
  primary: countOf('primary'),
  standby: countOf('standby'),
  pause: countOf('pause'),
  disk: countOf('disk'),
  clock: countOf('clock'),
});

/** Faults of one kind: how many, and what strikes. */
export type Faults = {
  readonly kind: FaultKind;
  readonly times: number;
  readonly strike: () => Promise<void>;
};

/** Strikes with all of these faults in random order, one at a time, with pauses between them. */
export async function injectFaults(faults: readonly Faults[], pause: number, random: Random): Promise<void> {
  const left = faults.flatMap((fault) => Array.from({ length: fault.times }, () => fault));
  while (left.length > 0) {
    await wait(belowLarge(random, 2 * pause));
    const [fault] = left.splice(below(random, left.length), 1);
    await fault!.strike();
  }
}

export const countsOf = (faults: readonly Faults[]): FaultCounts =>
  withEach((kind) =>
    faults.filter((one) => one.kind === kind).reduce((total, { times }) => total + times, 0),
  );
