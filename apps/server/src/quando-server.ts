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

/** A complete server, ready to listen. */
export async function openServer(options: QuandoServerOptions): Promise<QuandoServer | StartupError> {
  const { settings, webApp, clock = CLOCK, limits = LIMITS, pace = 1 } = options;
  const { publicUrl, proxies, logLevel } = settings;
  const http = await createServer({ ...(webApp !== undefined && { webApp }), logLevel, publicUrl });
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
  if (proxies === 0) watchForProxies(http);
  const sockets = new SocketServer(http.server, {
    tableServer,
    limits,
    rateLimits,
    addressOf,
    metrics,
    publicUrl,
    onBug,
  });
  serveTables(http, { tableServer, store, rateLimits, addressOf });
  serveHealth(http, tableServer.heads, metrics);
  metrics.watch('quando_open_tables', 'Tables in memory.', () => tableServer.tables.size);
  metrics.watch('quando_connections', 'Connections of clients.', () => sockets.connections);
  const stop = async (): Promise<void> => {
    await sockets.close();
    await tableServer.close();
    await http.close();
    await store.close();
  };
  return { http, stop };
}

function watchForProxies(http: FastifyInstance): void {
  const look = proxyWarning((words) => http.log.warn(words));
  http.addHook('onRequest', async ({ raw }) => look(raw));
}
