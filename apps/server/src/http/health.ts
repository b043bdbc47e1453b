import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { WriteHealth } from '../storage/write-health.ts';
import type { TableHeads } from '../tables/table-heads.ts';

export type HealthOptions = {
  readonly heads: Pick<TableHeads, 'isReachable'>;
  readonly writes: WriteHealth;
  readonly metrics: Metrics;
};

/** Routes for operators: liveness, readiness and metrics. */
export function serveHealth(server: FastifyInstance, { heads, writes, metrics }: HealthOptions): void {
  const { registry } = metrics;
  const readiness = async (): Promise<'ready' | 'no-database' | 'not-writable'> => {
    if (!(await heads.isReachable())) return 'no-database';
    return writes.isWritable ? 'ready' : 'not-writable';
  };
  server.get('/healthz', () => ({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) => {
    const status = await readiness();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
