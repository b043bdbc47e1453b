import { BOTS, CODED_LEVELS, tuned, wild, type CodedLevel } from '@quando/bots';
import type { View } from '@quando/rules';
import { viewOf } from '@quando/rules/authority';
import { cpuSeconds, medianOf } from './cpu-time.ts';
import { decisionsOf } from './played-game.ts';

type DecisionTime = {
  readonly level: CodedLevel;
  readonly situation: string;
  readonly microsecondsPerDecision: number;
  readonly longest: number;
};

/** A hand size that only triplets lead to. */
const LARGE_HAND = 15;

/** Microseconds of CPU time, for ordinary decisions and for the most expensive ones. */
export function decisionTimes(): DecisionTime[] {
  const ordinary = spread(ordinaryViews(), 100);
  const large = spread(largeViews(), 50);
  return CODED_LEVELS.flatMap((level) => [
    timesOf(level, '4 players', ordinary),
    timesOf(level, `6 players, ${LARGE_HAND} cards or more`, large),
  ]);
}

const ordinaryViews = (): View[] => decisionsOf(4, tuned, 20).map(({ before, seat }) => viewOf(before, seat));

const largeViews = (): View[] =>
  decisionsOf(6, wild, 200)
    .filter(({ before, seat }) => before.phase === 'turn' && before.handSize(seat) >= LARGE_HAND)
    .map(({ before, seat }) => viewOf(before, seat));

/** An evenly spaced selection. */
const spread = (views: readonly View[], count: number): View[] =>
  views.filter((_, i) => i % Math.ceil(views.length / count) === 0);

function timesOf(level: CodedLevel, situation: string, views: readonly View[]): DecisionTime {
  for (const view of views.slice(0, 20)) timeOf(level, view);
  const times = views.map((view) => timeOf(level, view));
  return {
    level,
    situation,
    microsecondsPerDecision: times.reduce((sum, time) => sum + time, 0) / times.length,
    longest: Math.max(...times),
  };
}

/** The median of five runs, each with as many repetitions as the resolution of the CPU clock requires. */
function timeOf(level: CodedLevel, view: View): number {
  const repetitions = 50;
  return medianOf(
    Array.from({ length: 5 }, () => {
      const start = cpuSeconds();
      for (let i = 0; i < repetitions; i += 1) BOTS[level](view, { seed: i });
      return ((cpuSeconds() - start) / repetitions) * 1e6;
    }),
  );
}
