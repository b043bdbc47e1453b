import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { watchLoopDelay } from '../src/metrics/loop-delay.ts';

test('a delay of the event loop is in the metrics', async () => {
  const registry = new Registry();
  watchLoopDelay(registry);
  // The first look at the loop is the one that the next delay is measured from.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const end = performance.now() + 250;
  while (performance.now() < end);
  await expect
    .poll(() => registry.metrics(), { timeout: 10_000 })
    .not.toContain('quando_event_loop_delay_seconds_count 0\n');
  expect(await registry.metrics()).toContain('quando_event_loop_delay_seconds_bucket{le="0.2"} 0\n');
});
