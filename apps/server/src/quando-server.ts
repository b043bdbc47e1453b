import type { Clock } from '@quando/table';
import type { FastifyInstance } from 'fastify';
import { CLOCK } from './clock.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createServer } from './http/server.ts';
import { serveHealth } from './http/health.ts';
import { serveTables } from './http/tables-api.ts';
import { TableServer } from './table-server.ts';
import { addressBehind } from './limits/address.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { proxyWarning } from './limits/proxy-warning.ts';
import { RateLimits } from './limits/rate-limits.ts';
import type { Settings } from './settings.ts';
import { SocketServer } from './socket/socket-server.ts';
import type { StartupError } from './startup-error.ts';
import { openStore } from './storage/store.ts';

export type QuandoServerOptions = {
  readonly settings: Settings;
  /** The folder of the built web app; without it only the tables are served. */
  readonly webApp?: string;
  readonly clock?: Clock;
  readonly limits?: Limits;
  /** A factor for the bots' thinking time; 0 means none. */
  readonly pace?: number;
};

export type QuandoServer = {
  readonly http: FastifyInstance;
  /** Refuses new connections, asks clients to reconnect, and finishes all writes. */
  readonly stop: () => Promise<void>;
};

/** How long running requests may take at shutdown, in milliseconds. */
const PATIENCE = 1000;

/** A complete server, ready to listen. */
export async function openServer(options: QuandoServerOptions): Promise<QuandoServer | StartupError> {
  const { settings, webApp, clock = CLOCK, pace = 1 } = options;
  const { publicUrl, proxies, logLevel } = settings;
  const limits = limitsOf(options);
  const { arrival } = limits;
  const http = await createServer({
    ...(webApp !== undefined && { webApp }),
    logLevel,
    publicUrl,
    proxies,
    arrival,
  });
  const onBug = (error: unknown): void => http.log.error(error);
  const store = await openStore(settings.store, onBug);
  if ('error' in store) {
    await http.close();
    return store;
  }
  const metrics = createMetrics();
  const rateLimits = new RateLimits(limits);
  const tableServer = new TableServer({
    store,
    place: settings.store,
    metrics,
    log: http.log,
    clock,
    limits,
    pace,
  });
  await tableServer.open();
  const addressOf = addressBehind(proxies);
  if (proxies === 0) {
    watchForProxies(http);
    limitConnections(http, rateLimits);
  }
  const sockets = new SocketServer(http.server, {
    tableServer,
    limits,
    rateLimits,
    addressOf,
    metrics,
    publicUrl,
    onBug,
  });
  serveTables(http, { tableServer, rateLimits, addressOf });
  serveHealth(http, tableServer.heads, metrics);
  metrics.watch('quando_open_tables', 'Tables in memory.', () => tableServer.tables.size);
  metrics.watch('quando_connections', 'Connections of clients.', () => sockets.connections);
  const stop = async (): Promise<void> => {
    await sockets.close();
    await tableServer.close();
    await closeWithin(http, PATIENCE);
    await store.close();
  };
  return { http, stop };
}

function limitsOf({ settings, limits = LIMITS }: QuandoServerOptions): Limits {
  const { connectionsPerAddress: connections } = settings;
  return connections === undefined ? limits : { ...limits, connections, tcpConnections: 2 * connections };
}

/** Closes connections beyond the limit of their address as soon as they are opened. */
function limitConnections(http: FastifyInstance, rateLimits: RateLimits): void {
  const addressOf = addressBehind(0);
  http.server.on('connection', (socket) => {
    const leave = rateLimits.openConnection(addressOf({ socket, headers: {} }), 'tcpConnections');
    if (leave === 'too-many') socket.destroy();
    else socket.once('close', leave);
  });
}

/** Lets running requests finish, but only for this many milliseconds. */
async function closeWithin(http: FastifyInstance, milliseconds: number): Promise<void> {
  const patience = setTimeout(() => http.server.closeAllConnections(), milliseconds);
  await http.close();
  clearTimeout(patience);
}

function watchForProxies(http: FastifyInstance): void {
  const look = proxyWarning((words) => http.log.warn(words));
  http.addHook('onRequest', async ({ raw }) => look(raw));
}
