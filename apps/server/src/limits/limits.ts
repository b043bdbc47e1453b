import type { Rate } from './token-bucket.ts';

/** What one client, address or table may do to a server. Many people may share an address. */
export type Limits = {
  /** Messages over one connection. */
  readonly messages: Rate;
  /** Messages of all connections of an address. */
  readonly messagesPerAddress: Rate;
  /** Questions over HTTP, counted by the tables that they ask for. */
  readonly requests: Rate;
  /** Tables made from an address. */
  readonly tables: Rate;
  /** Connections of an address at a time. */
  readonly connections: number;
  /** Connections to a table at a time; there are as many again for those who sit there. */
  readonly connectionsPerTable: number;
  /** How often a connection has to show that it lives, in milliseconds. */
  readonly heartbeat: number;
  /** How long a table that nobody uses stays in memory, in milliseconds. */
  readonly idle: number;
  /** Bytes that wait for a reader before it is dropped. */
  readonly unsentBytes: number;
};

export const LIMITS: Limits = {
  messages: { burst: 60, perSecond: 15 },
  messagesPerAddress: { burst: 1200, perSecond: 300 },
  requests: { burst: 300, perSecond: 30 },
  tables: { burst: 40, perSecond: 1 / 30 },
  connections: 400,
  connectionsPerTable: 60,
  heartbeat: 20_000,
  idle: 60_000,
  unsentBytes: 256 * 1024,
};

/** The longest message that makes sense is a play of many cards. */
export const LONGEST_MESSAGE: number = 4 * 1024;
