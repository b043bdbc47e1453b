import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { TableHeads } from '../tables/table-heads.ts';

/** Routes for operators: liveness, readiness and metrics. */
export function serveHealth(server: FastifyInstance, heads: TableHeads, { registry }: Metrics): void {
  server.get('/healthz', () => ({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) =>
    (await heads.isReachable()) ? { status: 'ready' } : reply.code(503).send({ status: 'no-database' }),
  );
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
