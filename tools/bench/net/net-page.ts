import { countingOf, masterOf, readNet, startKernel, type Net } from '@quando/bots';
import type { View } from '@quando/rules';

/** Measures the time per decision in a browser, and reports it to the opener of the page. */
export type NetPage = {
  /** Microseconds per decision, the median of some runs over all views. */
  time(views: readonly View[], by: Way): Promise<number>;
  /** Microseconds that the Master, who also counts, takes for each view: the least of some runs, for the work is the same. */
  masterTimes(views: readonly View[], by: Way): Promise<number[]>;
};

type Way = 'kernel' | 'plain';

const RUNS = 5;

const netPage: NetPage = {
  time: async (views, by) => {
    const decide = masterOf(await netBy(by));
    const run = (): number => {
      const start = performance.now();
      for (const view of views) decide(view, { seed: 0 });
      return ((performance.now() - start) / views.length) * 1000;
    };
    run();
    return Array.from({ length: RUNS }, run).toSorted((a, b) => a - b)[RUNS >> 1]!;
  },
  masterTimes: async (views, by) => {
    const master = countingOf(masterOf(await netBy(by)));
    return views.map((view) => {
      const run = (): number => {
        const start = performance.now();
        master(view, { seed: 0 });
        return (performance.now() - start) * 1000;
      };
      return Math.min(...Array.from({ length: RUNS }, run));
    });
  },
};

async function netBy(way: Way): Promise<Net> {
  const [weights, kernel] = await Promise.all(['/master.qnet', '/net-kernel.wasm'].map(bytesAt));
  const net = readNet(weights!, way === 'kernel' ? startKernel(kernel!, globalThis) : undefined);
  if (typeof net === 'string') throw new Error(`the net cannot be used: ${net}`);
  return net;
}

async function bytesAt(path: string): Promise<Uint8Array> {
  const answer = await fetch(path);
  return new Uint8Array(await answer.arrayBuffer());
}

Object.assign(globalThis, { netPage });
