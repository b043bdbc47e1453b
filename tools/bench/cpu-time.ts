const RUNS = 5;
const SECONDS = 0.5;

/** How many units a second of CPU time does: warmed up, the median of five runs. `work` does some and tells how many. */
export function rateOf(work: () => number): number {
  runFor(SECONDS, work);
  return medianOf(Array.from({ length: RUNS }, () => runFor(SECONDS, work)));
}

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}

/** Seconds of CPU time that this process has used. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function runFor(seconds: number, work: () => number): number {
  const start = cpuSeconds();
  let units = 0;
  do units += work();
  while (cpuSeconds() < start + seconds);
  return units / (cpuSeconds() - start);
}
