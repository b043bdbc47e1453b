import { parseArgs } from 'node:util';
import { featuresOf, FEATURES, masterOf, readNet, startKernel, tuned, type Net } from '@quando/bots';
import type { View } from '@quando/rules';
import { viewOf } from '@quando/rules/authority';
import { rateOf } from './cpu-time.ts';
import { masterTimes, type MasterTimes } from './net/master-times.ts';
import { downloadBytes, NET_FILES } from './net/net-files.ts';
import { slowTimes } from './net/slow-net.ts';
import { decisionsOf } from './played-game.ts';
import { printJson, printTable, rounded } from './printing.ts';

const SLOWDOWN = 4;
const VIEWS = 500;
const PLAYERS = [2, 3, 4, 5, 6];
/** Microseconds per decision, and bytes. */
const GOALS = { node: 300, slow: 2000, download: 1_000_000 };

/**
 * The cost of the Master's net and of the Master, who also counts: time in Node and in a throttled browser, download size,
 * memory: `npm run bench -- net [--games N]`, with N games of Masters for each number of players
 */
export async function net(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { games: { type: 'string', default: '10' } } });
  const views = decisionsOf(4, tuned, 10)
    .slice(0, VIEWS)
    .map(({ before, seat }) => viewOf(before, seat));
  const kernel = startKernel(NET_FILES.kernel, globalThis);
  if (!kernel) throw new Error('this platform has no vector instructions');
  const fast = loaded(readNet(NET_FILES.weights, kernel));
  const plain = loaded(readNet(NET_FILES.weights));
  const node = { kernel: decisionTime(fast, views), plain: decisionTime(plain, views) };
  const alone = { kernel: netTime(fast, views), plain: netTime(plain, views) };
  const masters = PLAYERS.map((players) => masterTimes(fast, players, Number(values.games)));
  const masterViews = masters.flatMap(({ p99, longest }) => [p99.view, longest.view]);
  const slow = await slowTimes({ views, masterViews, slowdown: SLOWDOWN });
  const download = await downloadBytes();
  const memory = kernel.memory.buffer.byteLength;
  printTable([
    ['microseconds a decision', 'kernel', 'plain', 'ratio', 'goal, kernel'],
    row('Node', node, `<= ${GOALS.node}`),
    row('Node, the net alone', alone, ''),
    row(`Chromium at 1/${SLOWDOWN} speed`, slow, `<= ${rounded(GOALS.slow)}`),
  ]);
  const rows = masters.map((times, i) => masterRow(times, slow.master.slice(2 * i, 2 * i + 2)));
  printTable([Object.keys(rows[0]!), ...rows.map((each) => Object.values(each).map(rounded))]);
  printTable([
    ['bytes', 'measured', 'goal'],
    ['download, weights', rounded(download.weights), `<= ${rounded(GOALS.download)}`],
    ['download, kernel', rounded(download.kernel), ''],
    ['memory of the kernel', rounded(memory), ''],
  ]);
  printJson([
    { bench: 'net', node, alone, slow: { slowdown: SLOWDOWN, ...slow }, masters: rows, download, memory },
  ]);
}

/** Milliseconds, and how many decisions of the net the longest decision takes. */
const masterRow = ({ players, decisions, mean, p99, longest }: MasterTimes, slow: readonly number[]) => ({
  players,
  decisions,
  mean: mean / 1000,
  p99: p99.time / 1000,
  longest: longest.time / 1000,
  'longest, decisions of the net': longest.work,
  [`p99 at 1/${SLOWDOWN} speed`]: slow[0]! / 1000,
  [`longest at 1/${SLOWDOWN} speed`]: slow[1]! / 1000,
});

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
