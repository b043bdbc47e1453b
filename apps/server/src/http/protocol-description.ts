import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const DESCRIPTION = fileURLToPath(import.meta.resolve('@quando/protocol/protocol.json'));

/** Serves the schemas of all messages, for those who write clients. */
export function serveProtocolDescription(server: FastifyInstance): void {
  server.get('/protocol.json', async (_request, reply) =>
    reply
      .type('application/schema+json')
      .header('access-control-allow-origin', '*')
      .send(await readFile(DESCRIPTION)),
  );
}
