import { dayAfter, eightOfDay } from '@quando/season';
import { dealsOf, masterRound } from '@quando/season/authority';
import { cpuSeconds, medianOf } from '../cpu-time.ts';
import { benchMaster } from '../net/bench-master.ts';
import type { SeasonFigure } from '../season.ts';

const DAYS = 30;

/** The time for par of a day, eight rounds with a Master on every seat: the median of thirty days, the first one cold. */
export function parOfDay(): SeasonFigure {
  const master = benchMaster();
  const times = Array.from({ length: DAYS }, (_, i) => {
    const eight = eightOfDay(dayAfter('2026-11-01', i));
    const start = cpuSeconds();
    for (const deal of dealsOf(eight)) masterRound(deal, eight.players, master);
    return 1000 * (cpuSeconds() - start);
  });
  return { what: 'par of a day', milliseconds: medianOf(times), goal: 1000 };
}
