import type { Rate } from './token-bucket.ts';

/** What one client, address or table may use of a server. Many people may share an address. */
export type Limits = {
  /** Messages over one connection, including WebSocket pings and pongs. */
  readonly messages: Rate;
  /** The same over all connections of an address. */
  readonly messagesPerAddress: Rate;
  /** HTTP requests, counted by the tables that they ask for. */
  readonly requests: Rate;
  /** Tables created from an address. */
  readonly tables: Rate;
  /** Codes asked for from an address that lead to no table. */
  readonly wrongCodes: Rate;
  /** Concurrent connections of an address to tables. */
  readonly connections: number;
  /** Concurrent TCP connections of an address, for whatever purpose; behind a proxy they are not limited. */
  readonly tcpConnections: number;
  /** Concurrent connections to a table; seated people have as many again. */
  readonly connectionsPerTable: number;
  /** The interval between keep-alive pings, in milliseconds. */
  readonly heartbeat: number;
  /** How long an idle table stays in memory, in milliseconds. */
  readonly idle: number;
  /** A client with more unsent bytes than this is disconnected. */
  readonly unsentBytes: number;
  /** How long an HTTP request may take to arrive, in milliseconds. */
  readonly arrival: number;
  /** How often tables are looked at for people to call, and how long they have before they are called, in milliseconds. */
  readonly calls: { readonly every: number; readonly turn: number; readonly invitation: number };
};

export const LIMITS: Limits = {
  messages: { burst: 60, perSecond: 15 },
  messagesPerAddress: { burst: 1200, perSecond: 300 },
  requests: { burst: 300, perSecond: 30 },
  tables: { burst: 40, perSecond: 1 / 30 },
  wrongCodes: { burst: 20, perSecond: 1 / 120 },
  connections: 400,
  tcpConnections: 800,
  connectionsPerTable: 60,
  heartbeat: 20_000,
  idle: 60_000,
  unsentBytes: 256 * 1024,
  arrival: 20_000,
  // By then a dead connection is noticed, and whoever is there need not be called.
  calls: { every: 5000, turn: 45_000, invitation: 10_000 },
};

/** The longest valid message is a play of many cards. */
export const LONGEST_MESSAGE: number = 4 * 1024;
