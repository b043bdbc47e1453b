import { masterOf, readNet, startKernel } from '@quando/bots';
import type { View } from '@quando/rules';

/** Measures the time per decision in a browser, and reports it to the opener of the page. */
export type NetPage = {
  /** Microseconds per decision, the median of some runs over all views. */
  time(views: readonly View[], by: 'kernel' | 'plain'): Promise<number>;
};

const RUNS = 5;

const netPage: NetPage = {
  time: async (views, by) => {
    const [weights, kernel] = await Promise.all(['/master.qnet', '/net-kernel.wasm'].map(bytesAt));
    const net = readNet(weights!, by === 'kernel' ? startKernel(kernel!, globalThis) : undefined);
    if (typeof net === 'string') throw new Error(`the net cannot be used: ${net}`);
    const decide = masterOf(net);
    const run = (): number => {
      const start = performance.now();
      for (const view of views) decide(view, { seed: 0 });
      return ((performance.now() - start) / views.length) * 1000;
    };
    run();
    return Array.from({ length: RUNS }, run).toSorted((a, b) => a - b)[RUNS >> 1]!;
  },
};

async function bytesAt(path: string): Promise<Uint8Array> {
  const answer = await fetch(path);
  return new Uint8Array(await answer.arrayBuffer());
}

Object.assign(globalThis, { netPage });
