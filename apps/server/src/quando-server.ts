import type { Clock } from '@quando/table';
import type { FastifyInstance } from 'fastify';
import { steadyClock } from './clock.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createServer } from './http/server.ts';
import { serveHealth } from './http/health.ts';
import { serveProtocolDescription } from './http/protocol-description.ts';
import { serveCodes } from './http/codes-api.ts';
import { serveEights } from './http/eights-api.ts';
import { serveLeagueFiles } from './http/league-files-api.ts';
import { serveLeagues } from './http/leagues-api.ts';
import { servePush } from './http/push-api.ts';
import { serveOperator } from './http/operator-api.ts';
import { servePublic } from './http/public-api.ts';
import { serveTables } from './http/tables-api.ts';
import { TableServer } from './table-server.ts';
import { addressBehind } from './limits/address.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { proxyWarning } from './limits/proxy-warning.ts';
import { RateLimits } from './limits/rate-limits.ts';
import type { PushReach } from './push/push-endpoint.ts';
import { RETENTION_DAYS } from './retention-settings.ts';
import type { Settings } from './settings.ts';
import { SocketServer } from './socket/socket-server.ts';
import type { StartupError } from './startup-error.ts';
import { openStore, type Store } from './storage/store.ts';

export type QuandoServerOptions = {
  readonly settings: Settings;
  /** The folder of the built web app; without it only the tables are served. */
  readonly webApp?: string;
  readonly clock?: Clock;
  readonly limits?: Limits;
  /** A factor for the bots' thinking time; 0 means none. */
  readonly pace?: number;
  /** Where push messages may be sent; anywhere only in tests. */
  readonly pushReach?: PushReach;
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
  const limits = limitsOf(options);
  const http = await httpServer(options, limits);
  const store = await openStore(options.settings.store, (error) => http.log.error(error));
  if ('error' in store) {
    await http.close();
    return store;
  }
  const metrics = createMetrics();
  const tableServer = await openTableServer(options, { http, store, metrics, limits });
  const sockets = serveAll(http, options, { tableServer, metrics, limits });
  return { http, stop: () => stop({ http, sockets, tableServer, store }) };
}

type Parts = {
  readonly http: FastifyInstance;
  readonly store: Store;
  readonly tableServer: TableServer;
  readonly sockets: SocketServer;
  readonly metrics: Metrics;
  readonly limits: Limits;
};

function httpServer(
  { settings, webApp }: QuandoServerOptions,
  { arrival }: Limits,
): Promise<FastifyInstance> {
  const { publicUrl, proxies, logLevel } = settings;
  return createServer({ ...(webApp !== undefined && { webApp }), logLevel, publicUrl, proxies, arrival });
}

async function openTableServer(
  { settings, clock = steadyClock(), pace = 1, pushReach = 'internet' }: QuandoServerOptions,
  { http, store, metrics, limits }: Pick<Parts, 'http' | 'store' | 'metrics' | 'limits'>,
): Promise<TableServer> {
  const { log } = http;
  const { store: place, retention = RETENTION_DAYS, push = { isOn: true } } = settings;
  const kept = { store, place, retention };
  const tableServer = new TableServer({ ...kept, metrics, log, clock, limits, pace, push, pushReach });
  await tableServer.open();
  return tableServer;
}

/** Adds everything that clients and operators ask for; returns what has the sockets. */
function serveAll(
  http: FastifyInstance,
  {
    settings: {
      proxies,
      publicUrl,
      hasPublicTables = true,
      operatorSecret,
      retention = RETENTION_DAYS,
      imprint,
    },
  }: QuandoServerOptions,
  { tableServer, metrics, limits }: Pick<Parts, 'tableServer' | 'metrics' | 'limits'>,
): SocketServer {
  const rateLimits = new RateLimits(limits);
  const addressOf = addressBehind(proxies);
  if (proxies === 0) {
    watchForProxies(http);
    limitConnections(http, rateLimits);
  }
  const onBug = (error: unknown): void => http.log.error(error);
  const shared = { tableServer, rateLimits, addressOf };
  const sockets = new SocketServer(http.server, { ...shared, limits, metrics, publicUrl, onBug });
  serveTables(http, { ...shared, retention, imprint });
  const { leagues, evenings, turns } = tableServer;
  serveLeagues(http, { ...shared, leagues, evenings, turns });
  serveLeagueFiles(http, { ...shared, leagues, turns, now: () => tableServer.publicPlay.now() });
  serveEights(http, { ...shared, eights: tableServer.eights });
  serveProtocolDescription(http);
  serveCodes(http, shared);
  servePush(http, shared);
  servePublic(http, { ...shared, isPublic: hasPublicTables });
  serveOperator(http, { ...shared, secret: operatorSecret, connections: () => sockets.connections });
  serveHealth(http, { heads: tableServer.heads, writes: tableServer.writes, metrics });
  metrics.watch('quando_open_tables', 'Tables in memory.', () => tableServer.tables.size);
  metrics.watch('quando_open_leagues', 'Leagues in memory.', () => tableServer.leagues.logs.size);
  metrics.watch('quando_open_eights', 'Ranked eights in memory.', () => tableServer.eights.logs.size);
  metrics.watch('quando_connections', 'Connections of clients.', () => sockets.connections);
  return sockets;
}

/** Clients first, so that nothing is written any more when the store is closed. */
async function stop({
  http,
  sockets,
  tableServer,
  store,
}: Pick<Parts, 'http' | 'sockets' | 'tableServer' | 'store'>): Promise<void> {
  await sockets.close();
  await tableServer.close();
  await closeWithin(http, PATIENCE);
  await store.close();
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
