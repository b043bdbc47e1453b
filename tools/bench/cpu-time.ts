const RUNS = 5;
const SECONDS = 0.5;

/**
 * Units per second of the given clock (default: CPU time), after a warm-up, as the median of five runs. `work` returns
 * how many units it has done.
 */
export function rateOf(work: () => number, clock: () => number = cpuSeconds): number {
  runFor(SECONDS, work, clock);
  return medianOf(Array.from({ length: RUNS }, () => runFor(SECONDS, work, clock)));
}

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}

/** Seconds of CPU time that this process has used. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function runFor(seconds: number, work: () => number, clock: () => number): number {
  const start = clock();
  let units = 0;
  let end: number;
  do {
    units += work();
    end = clock();
  } while (end < start + seconds);
  return units / (end - start);
}
