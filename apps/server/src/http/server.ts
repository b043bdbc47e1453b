import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { LogLevel } from '../settings.ts';
import { isHttpsBehind } from '../limits/address.ts';
import { LIMITS } from '../limits/limits.ts';
import { loggedError } from '../logged-error.ts';
import { inlineCodeIn, NO_INLINE_CODE } from './inline-code.ts';
import { originOf, securityHeaders, type Destination } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

export type ServerOptions = {
  /** The folder of the built web app. */
  readonly webApp?: string;
  readonly logLevel?: LogLevel;
  readonly publicUrl?: URL | undefined;
  /** The number of our own proxies in front of this server. */
  readonly proxies?: number;
  /** How long a request may take to arrive, in milliseconds. */
  readonly arrival?: number;
};

/** A connection on which nothing moves while a response is sent is closed after this many milliseconds. */
const STUCK = 60_000;

/** The HTTP server: the web app, and the routes that are added to it. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { webApp, logLevel = 'silent', publicUrl, proxies = 0, arrival = LIMITS.arrival } = options;
  const server = fastify({
    forceCloseConnections: 'idle',
    http: { headersTimeout: arrival, requestTimeout: arrival, connectionsCheckingInterval: arrival / 4 },
    requestTimeout: arrival,
    connectionTimeout: STUCK,
    return503OnClosing: true,
    logger: { level: logLevel, serializers: { err: loggedError } },
    // No URL is logged, because knowing the id of a table is enough to join it; errors are logged.
    logController: new LogController({ disableRequestLogging: true }),
  });
  const inline = webApp === undefined ? NO_INLINE_CODE : inlineCodeIn(webApp);
  const destinationOf = ({ headers: { host }, raw }: FastifyRequest): Destination => ({
    host,
    publicUrl,
    isHttps: isHttpsBehind(proxies, raw),
  });
  server.addHook('onSend', async (request, reply) => {
    reply.headers(securityHeaders(destinationOf(request), inline));
    if (isApi(request)) reply.header('cache-control', 'no-store');
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ code: status >= 500 ? 'failed' : 'not-understood' });
  });
  if (webApp !== undefined)
    await serveWebApp(server, {
      folder: webApp,
      originOf: (request) => originOf(destinationOf(request)),
    });
  return server;
}

/** Whether a request is for the API, by its URL or, since that may be encoded, by its route. */
const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  [url, routeOptions.url ?? ''].some((path) => /^\/api(?![^/?])/.test(path));
