import type { Rate } from './allowance.ts';

/** What one client, address or table may do to a server. Many people may share an address. */
export type Limits = {
  /** Messages over one line. */
  readonly messages: Rate;
  /** Messages of all lines of an address. */
  readonly messagesOfAddress: Rate;
  /** Questions over HTTP, counted by the tables that they ask for. */
  readonly questions: Rate;
  /** Tables made from an address. */
  readonly tables: Rate;
  /** Lines of an address at a time. */
  readonly lines: number;
  /** Lines to a table at a time; there are as many again for those who sit there. */
  readonly linesOfTable: number;
  /** How often a line has to show that it lives, in milliseconds. */
  readonly silence: number;
  /** How long a table that nobody uses stays in memory, in milliseconds. */
  readonly idle: number;
  /** Bytes that wait for a reader before it is dropped. */
  readonly unread: number;
};

export const LIMITS: Limits = {
  messages: { burst: 60, perSecond: 15 },
  messagesOfAddress: { burst: 1200, perSecond: 300 },
  questions: { burst: 300, perSecond: 30 },
  tables: { burst: 40, perSecond: 1 / 30 },
  lines: 400,
  linesOfTable: 60,
  silence: 20_000,
  idle: 60_000,
  unread: 256 * 1024,
};

/** The longest message that makes sense is a play of many cards. */
export const LONGEST_MESSAGE: number = 4 * 1024;
