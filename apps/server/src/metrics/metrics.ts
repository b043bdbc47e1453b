import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { watchLoopDelay } from './loop-delay.ts';

/** The metrics at `/metrics`. */
export type Metrics = {
  readonly registry: Registry;
  readonly messages: Counter;
  readonly byes: Counter<'why'>;
  readonly entries: Counter<'outcome'>;
  readonly lostViews: Counter<'why'>;
  readonly failures: Counter<'during'>;
  readonly pushes: Counter<'result'>;
  readonly storing: Histogram;
  /** Registers a gauge that is read on every scrape. */
  readonly watch: (name: string, help: string, read: () => number) => void;
};

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, gcDurationBuckets: SECONDS });
  watchLoopDelay(registry);
  return {
    registry,
    messages: new Counter({ name: 'quando_messages_total', help: 'Messages from clients.', registers }),
    byes: new Counter({
      name: 'quando_byes_total',
      help: 'Connections closed by the server, by reason.',
      labelNames: ['why'],
      registers,
    }),
    entries: new Counter({
      name: 'quando_entries_total',
      help: 'Attempts to store an entry, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    lostViews: new Counter({
      name: 'quando_lost_views_total',
      help: "Clients that had missed events (gap), or whose view differed from the server's (difference).",
      labelNames: ['why'],
      registers,
    }),
    failures: new Counter({
      name: 'quando_table_failures_total',
      help: 'Failures of tables, by operation.',
      labelNames: ['during'],
      registers,
    }),
    pushes: new Counter({
      name: 'quando_pushes_total',
      help: 'Push messages to people who are away, by result.',
      labelNames: ['result'],
      registers,
    }),
    storing: new Histogram({
      name: 'quando_storing_seconds',
      help: 'Time to commit an entry.',
      buckets: SECONDS,
      registers,
    }),
    watch: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
  };
}
