import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '../src/metrics/metrics.ts';

const ALERTS = readFileSync(join(import.meta.dirname, '../../../docs/alerts.yml'), 'utf8');

test('every alert refers to a metric that the server has', async () => {
  const metrics = await createMetrics().registry.getMetricsAsJSON();
  const known = new Set(metrics.map(({ name }) => name));
  const named = ALERTS.match(/\b(?:quando|process)_[a-z_]+/g)!.map((name) => name.replace(/_bucket$/, ''));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
