import type { LoadReport } from './load-clients.ts';

/** What a server did for its clients, and what it needed for that. */
export type Load = {
  readonly actionsPerSecond: number;
  /** From an action to the last of the four players, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** To the four players together. */
  readonly bytesPerAction: number;
  readonly cpuMicros: number;
};

export type LoadPart = LoadReport & { readonly cpuSeconds: number };

/** The load of several parts of a measurement together. */
export function loadOf(parts: readonly LoadPart[]): Load {
  const times = parts.flatMap((part) => part.times).toSorted((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(part * (times.length - 1))] ?? 0;
  const total = (field: 'seconds' | 'bytes' | 'cpuSeconds'): number =>
    parts.reduce((sum, part) => sum + part[field], 0);
  return {
    actionsPerSecond: times.length / total('seconds'),
    p50: at(0.5),
    p99: at(0.99),
    bytesPerAction: total('bytes') / times.length,
    cpuMicros: (total('cpuSeconds') / times.length) * 1e6,
  };
}
