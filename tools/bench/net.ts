import { featuresOf, FEATURES, masterOf, readNet, startKernel, tuned, type Net } from '@quando/bots';
import type { View } from '@quando/rules';
import { viewOf } from '@quando/rules/authority';
import { rateOf } from './cpu-time.ts';
import { downloadBytes, NET_FILES } from './net/net-files.ts';
import { slowTimes } from './net/slow-net.ts';
import { decisionsOf } from './played-game.ts';
import { printJson, printTable, rounded } from './printing.ts';

const SLOWDOWN = 4;
const VIEWS = 500;
/** Microseconds per decision, and bytes. */
const GOALS = { node: 300, slow: 2000, download: 1_000_000 };

/** The cost of a decision of the master: time in Node and in a throttled browser, download size, memory. */
export async function net(): Promise<void> {
  const views = decisionsOf(4, tuned, 10)
    .slice(0, VIEWS)
    .map(({ before, seat }) => viewOf(before, seat));
  const kernel = startKernel(NET_FILES.kernel, globalThis);
  if (!kernel) throw new Error('this platform has no vector instructions');
  const fast = loaded(readNet(NET_FILES.weights, kernel));
  const plain = loaded(readNet(NET_FILES.weights));
  const node = { kernel: decisionTime(fast, views), plain: decisionTime(plain, views) };
  const alone = { kernel: netTime(fast, views), plain: netTime(plain, views) };
  const slow = await slowTimes(views, SLOWDOWN);
  const download = await downloadBytes();
  const memory = kernel.memory.buffer.byteLength;
  printTable([
    ['microseconds a decision', 'kernel', 'plain', 'ratio', 'goal, kernel'],
    row('Node', node, `<= ${GOALS.node}`),
    row('Node, the net alone', alone, ''),
    row(`Chromium at 1/${SLOWDOWN} speed`, slow, `<= ${rounded(GOALS.slow)}`),
  ]);
  printTable([
    ['bytes', 'measured', 'goal'],
    ['download, weights', rounded(download.weights), `<= ${rounded(GOALS.download)}`],
    ['download, kernel', rounded(download.kernel), ''],
    ['memory of the kernel', rounded(memory), ''],
  ]);
  printJson([{ bench: 'net', node, alone, slow: { slowdown: SLOWDOWN, ...slow }, download, memory }]);
}

type Times = { readonly kernel: number; readonly plain: number };

const row = (what: string, { kernel, plain }: Times, goal: string): string[] => [
  what,
  rounded(kernel),
  rounded(plain),
  (plain / kernel).toFixed(1),
  goal,
];

function loaded(read: ReturnType<typeof readNet>): Net {
  if (typeof read === 'string') throw new Error(`the net cannot be used: ${read}`);
  return read;
}

/** Microseconds of CPU time from a view to an action. */
function decisionTime(by: Net, views: readonly View[]): number {
  const decide = masterOf(by);
  return microseconds(() => {
    for (const view of views) decide(view, { seed: 0 });
    return views.length;
  });
}

/** The same from features to logits. */
function netTime(by: Net, views: readonly View[]): number {
  const inputs = views.map((view) => {
    const features = new Float32Array(FEATURES);
    featuresOf(view, features);
    return features;
  });
  return microseconds(() => {
    for (const features of inputs) by.run(features);
    return inputs.length;
  });
}

const microseconds = (work: () => number): number => 1e6 / rateOf(work);
