import fastify, { type FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

export type ServerOptions = {
  /** The folder of the built web app. */
  readonly webApp: string;
};

/** Everything that is answered over HTTP. */
export async function createServer({ webApp }: ServerOptions): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: 'idle', return503OnClosing: true });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  await serveWebApp(server, webApp);
  return server;
}
