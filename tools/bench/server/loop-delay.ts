import { metricsOf } from '../../e2e/idle-memory.ts';
import type { ServerProcess } from '../../e2e/server-process.ts';

/** How many seconds there were, and in how many of them the event loop was late by more than this. */
export type LoopDelay = { readonly seconds: number; readonly over20ms: number; readonly over100ms: number };

/** The delays since the server was started. */
export async function loopDelayOf(server: ServerProcess): Promise<LoopDelay> {
  const metrics = await metricsOf(server);
  const upTo = (limit: string): number =>
    Number(metrics.split(`quando_event_loop_delay_seconds_bucket{le="${limit}"} `)[1]?.split('\n', 1)[0]);
  const seconds = upTo('+Inf');
  return { seconds, over20ms: seconds - upTo('0.02'), over100ms: seconds - upTo('0.1') };
}

export const loopDelayBetween = (before: LoopDelay, after: LoopDelay): LoopDelay => ({
  seconds: after.seconds - before.seconds,
  over20ms: after.over20ms - before.over20ms,
  over100ms: after.over100ms - before.over100ms,
});
