import { expect, it } from 'vitest';
import { loadOf } from '../server/load.ts';

it('the load of several parts is that of all their actions', () => {
  const times = Array.from({ length: 50 }, (_, i) => i * 2);
  const odd = times.map((time) => time + 1);
  const load = loadOf([
    { seconds: 2, times, bytes: 30_000, cpuSeconds: 0.02 },
    { seconds: 3, times: odd, bytes: 70_000, cpuSeconds: 0.08 },
  ]);
  expect(load).toEqual({ actionsPerSecond: 20, p50: 49, p99: 98, bytesPerAction: 1000, cpuMicros: 1000 });
});
