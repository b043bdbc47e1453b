import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Histogram, type Registry } from 'prom-client';

/** How often the event loop is looked at, in milliseconds: delays are known this exactly. */
const RESOLUTION = 5;

/** How often its longest delay is noted, in milliseconds. */
const PERIOD = 1000;

const SECONDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Registers a histogram of how long the event loop kept others waiting: the longest delay in each second. */
export function watchLoopDelay(registry: Registry): void {
  const longest = new Histogram({
    name: 'quando_event_loop_delay_seconds',
    help: 'The longest delay of the event loop in each second.',
    buckets: SECONDS,
    registers: [registry],
  });
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  const note = (): void => {
    longest.observe(Math.max(0, delays.max / 1e9 - RESOLUTION / 1000));
    delays.reset();
  };
  setInterval(note, PERIOD).unref();
}
