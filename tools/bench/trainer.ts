import { DEFAULT_WORLDS, estimateKnock, knockPosition, viewAt, type KnockPosition } from '@quando/bots';
import { cpuSeconds, medianOf } from './cpu-time.ts';
import { printJson, printTable, rounded } from './printing.ts';

const POSITIONS = 60;
const WARM_UP = 10;

type Times = { readonly median: number; readonly ninth: number; readonly longest: number };

/** Milliseconds of CPU time on one thread: for finding a position, and for answering it. */
export function trainer(): Promise<void> {
  for (let i = 0; i < WARM_UP; i += 1) answer(knockPosition(`warm ${i}`));
  const found = Array.from({ length: POSITIONS }, (_, i) => timed(() => knockPosition(`bench ${i}`)));
  const answered = found.map(({ result }) => timed(() => answer(result)));
  const position = timesOf(found.map(({ milliseconds }) => milliseconds));
  const estimate = timesOf(answered.map(({ milliseconds }) => milliseconds));
  printTable([
    ['milliseconds', 'median', '9 of 10', 'longest'],
    ['finding a position', ...Object.values(position).map(rounded)],
    [`answering it, ${DEFAULT_WORLDS} worlds`, ...Object.values(estimate).map(rounded)],
  ]);
  printJson([{ bench: 'trainer', worlds: DEFAULT_WORLDS, position, estimate }]);
  return Promise.resolve();
}

const answer = (position: KnockPosition): unknown => estimateKnock(viewAt(position), { seed: 'bench' });

function timed<Result>(work: () => Result): { readonly result: Result; readonly milliseconds: number } {
  const start = cpuSeconds();
  const result = work();
  return { result, milliseconds: (cpuSeconds() - start) * 1000 };
}

function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return {
    median: tenth(medianOf(sorted)),
    ninth: tenth(sorted[Math.floor(0.9 * (sorted.length - 1))]!),
    longest: tenth(sorted.at(-1)!),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
