import type { FastifyInstance } from 'fastify';
import type { ByeCode } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { OnlineTable } from '@quando/table';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import type { TableServer } from '../table-server.ts';
import type { AddressOf } from '../limits/address.ts';
import { LONGEST_MESSAGE, type Limits } from '../limits/limits.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { refuse, type HttpRefusal } from './http-refusal.ts';
import { SocketConnection, type Client, type Listener } from './socket-connection.ts';
import { isFromHere } from './origin.ts';
import { ReplyWriter } from './reply-writer.ts';
import { ProbeWheel } from './probe-wheel.ts';
import { mayEnter, TableListener } from './table-listener.ts';

export type SocketServerOptions = {
  readonly tableServer: TableServer;
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
  readonly addressOf: AddressOf;
  readonly metrics: Metrics;
  readonly publicUrl: URL | undefined;
  readonly onBug: (error: unknown) => void;
};

/** How long clients have to close their sockets at shutdown, and the polling interval, in milliseconds. */
const STOPPING = 1000;
const MOMENT = 20;

/** Pages of protocol version 1 connect to `/line`, where their hello is answered with `bad-version`. */
const PATH = /^\/api\/tables\/([\w-]{16})\/(?:socket|line)$/;

/** Accepts sockets, and closes all of them at shutdown. */
export class SocketServer {
  readonly #options: SocketServerOptions;
  readonly #sockets: WebSocketServer;
  readonly #connections: Set<SocketConnection> = new Set();
  readonly #streams: Set<Duplex> = new Set();
  readonly #writer: ReplyWriter = new ReplyWriter();
  readonly #probing: ProbeWheel<SocketConnection>;
  readonly #forgetting: NodeJS.Timeout;
  #isClosed = false;

  constructor(server: FastifyInstance['server'], options: SocketServerOptions) {
    this.#options = options;
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: LONGEST_MESSAGE,
      perMessageDeflate: false,
      // Connections count pings before they answer them.
      autoPong: false,
    });
    const { limits, rateLimits } = options;
    this.#probing = new ProbeWheel(limits.heartbeat, (connection) => connection.probe());
    this.#forgetting = setInterval(() => rateLimits.forgetIdle(), limits.heartbeat);
    server.on('upgrade', (request, socket, head) => this.#admit(request, socket, head));
  }

  get connections(): number {
    return this.#connections.size;
  }

  /** Refuses new sockets and asks clients to reconnect in a moment; resolves once all sockets are closed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#probing.stop();
    clearInterval(this.#forgetting);
    for (const connection of this.#connections) connection.bye('restarting');
    for (let waited = 0; waited < STOPPING && this.#streams.size > 0; waited += MOMENT) await wait(MOMENT);
    for (const stream of this.#streams) stream.destroy();
  }

  #admit(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    this.#streams.add(socket);
    socket.once('close', () => this.#streams.delete(socket));
    const table = PATH.exec(request.url!.split('?', 1)[0]!)?.[1];
    if (table === undefined) return refuse(socket, 'Not Found');
    const address = this.#options.addressOf(request);
    const leave = this.#enter(request, address);
    if (typeof leave === 'string') return refuse(socket, leave);
    socket.once('close', leave);
    this.#sockets.handleUpgrade(request, socket, head, (opened) =>
      this.#open(opened, socket, { table, address }),
    );
  }

  /** A function to call when the socket ends, or why it was refused. */
  #enter(request: IncomingMessage, address: string): HttpRefusal | (() => void) {
    const { rateLimits, publicUrl } = this.#options;
    if (this.#isClosed) return 'Service Unavailable';
    if (!isFromHere(request, publicUrl)) return 'Forbidden';
    const leave = rateLimits.mayRequest(address) ? rateLimits.openConnection(address) : 'too-many';
    return leave === 'too-many' ? 'Too Many Requests' : leave;
  }

  #open(
    socket: WebSocket,
    stream: Duplex,
    { table, address }: { readonly table: string; readonly address: string },
  ): void {
    const { limits, rateLimits, metrics, onBug } = this.#options;
    const connection: SocketConnection = new SocketConnection(socket, {
      stream,
      limits,
      write: (reply) => this.#writer.write(reply),
      maySend: () => {
        metrics.messages.inc();
        return rateLimits.maySend(address);
      },
      connect: (client) => this.#connect(connection, table, client),
      onBye: (why) => metrics.byes.inc({ why }),
      onClose: () => {
        this.#connections.delete(connection);
        unprobe();
      },
      onBug,
    });
    this.#connections.add(connection);
    const unprobe = this.#probing.add(connection);
  }

  async #connect(connection: SocketConnection, id: string, client: Client): Promise<Listener | ByeCode> {
    const { tableServer, limits, onBug } = this.#options;
    const table = await tableServer.tables.find(id);
    if (table === 'no-such-table') return table;
    if (!(table instanceof OnlineTable)) {
      onBug(table.damage);
      return 'unreadable';
    }
    if (table.connections >= connectionsFor(table.seatOf(client.key), limits)) return 'full';
    if (!mayEnter(table, client.key)) return 'not-open';
    const { presence, visitors } = tableServer;
    return new TableListener(connection, { table, presence, visitors, client });
  }
}

/** However many people watch, those with a seat can reconnect. */
const connectionsFor = (seat: Seat | 'none', { connectionsPerTable }: Limits): number =>
  seat === 'none' ? connectionsPerTable : 2 * connectionsPerTable;
