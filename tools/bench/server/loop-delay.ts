import { metricsOf } from '../../e2e/idle-memory.ts';
import type { ServerProcess } from '../../e2e/server-process.ts';

export type LoopDelay = {
  /** How many seconds there were, and in how many of them the event loop was late by more than this. */
  readonly seconds: number;
  readonly over20ms: number;
  readonly over100ms: number;
  /** How many garbage collections took longer; each makes the loop late. */
  readonly collectionsOver20ms: number;
};

/** The delays since the server was started. */
export async function loopDelayOf(server: ServerProcess): Promise<LoopDelay> {
  const metrics = await metricsOf(server);
  const upTo = (limit: string): number => countIn(metrics, 'quando_event_loop_delay_seconds', limit);
  const collectionsUpTo = (limit: string): number => countIn(metrics, 'nodejs_gc_duration_seconds', limit);
  const seconds = upTo('+Inf');
  return {
    seconds,
    over20ms: seconds - upTo('0.02'),
    over100ms: seconds - upTo('0.1'),
    collectionsOver20ms: collectionsUpTo('+Inf') - collectionsUpTo('0.02'),
  };
}

/** What a histogram has counted up to a limit, with whatever other labels. */
function countIn(metrics: string, name: string, limit: string): number {
  const lines = metrics.split('\n').filter((line) => line.startsWith(`${name}_bucket{le="${limit}"`));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

export const loopDelayBetween = (before: LoopDelay, after: LoopDelay): LoopDelay => ({
  seconds: after.seconds - before.seconds,
  over20ms: after.over20ms - before.over20ms,
  over100ms: after.over100ms - before.over100ms,
  collectionsOver20ms: after.collectionsOver20ms - before.collectionsOver20ms,
});
