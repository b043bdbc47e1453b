import { countingOf, masterOf, type Bot, type Net } from '@quando/bots';
import type { View } from '@quando/rules';
import { masterGame } from '../bot-game.ts';
import { cpuSeconds } from '../cpu-time.ts';

/** How long the Master's decisions take in games of Masters. */
export type MasterTimes = {
  readonly players: number;
  readonly decisions: number;
  /** Microseconds of CPU time. */
  readonly mean: number;
  /** The decision that has more work than 99 % of them, and the one with the most. */
  readonly p99: TimedDecision;
  readonly longest: TimedDecision;
};

export type TimedDecision = {
  readonly view: View;
  /** How many decisions of the net it takes. */
  readonly work: number;
  /** Microseconds of CPU time. */
  readonly time: number;
};

type Worked = Omit<TimedDecision, 'time'>;

const REPETITIONS = 5;

export function masterTimes(net: Net, players: number, games: number): MasterTimes {
  const master = countingOf(masterOf(net));
  const decided = worksIn(net, players, games);
  const start = cpuSeconds();
  for (const { view } of decided) master(view, { seed: 0 });
  const mean = ((cpuSeconds() - start) / decided.length) * 1e6;
  const sorted = decided.toSorted((a, b) => a.work - b.work);
  const [p99, longest] = [Math.floor(0.99 * sorted.length), sorted.length - 1].map((i) =>
    timed(sorted[i]!, master),
  );
  return { players, decisions: decided.length, mean, p99: p99!, longest: longest! };
}

/** What the Masters of some games had to decide, and how much work that was. */
function worksIn(net: Net, players: number, games: number): Worked[] {
  let work = 0;
  const plain = masterOf(net);
  const master = countingOf((view, options) => {
    work += 1;
    return plain(view, options);
  });
  const counted: Worked[] = [];
  const noting: Bot = (view, options) => {
    work = 0;
    const action = master(view, options);
    counted.push({ view, work });
    return action;
  };
  for (let game = 0; game < games; game += 1) masterGame(noting, players, `master times ${game}`);
  return counted;
}

function timed({ view, work }: Worked, master: Bot): TimedDecision {
  const start = cpuSeconds();
  for (let i = 0; i < REPETITIONS; i += 1) master(view, { seed: 0 });
  return { view, work, time: ((cpuSeconds() - start) / REPETITIONS) * 1e6 };
}
