import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { TableHeads } from '../tables/table-heads.ts';

/** What those who look after a server ask it. */
export function serveHealth(server: FastifyInstance, heads: TableHeads, { registry }: Metrics): void {
  server.get('/healthz', () => ({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) =>
    (await heads.isThere()) ? { status: 'ready' } : reply.code(503).send({ status: 'no-database' }),
  );
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
