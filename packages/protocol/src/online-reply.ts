import type { Seat } from '@quando/rules';
import type { TableStatus } from './table-status.ts';
import type { Phrase } from './phrase.ts';
import type { TableReply } from './table-reply.ts';

/** What an online table says to a client. */
export type OnlineReply =
  | TableReply
  | SeatingRefused
  | Welcome
  | TableStatus
  | { readonly type: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly type: 'pong' }
  /** The connection ends now. After `restarting` one connects again. */
  | { readonly type: 'bye'; readonly why: ByeCode };

/** A polite no to something besides the game. */
export type SeatingRefused = {
  readonly type: 'refused';
  readonly id: string;
  readonly refusal: { readonly code: SeatingRefusalCode };
};

/**
 * `no-key`: whoever said hello without one only looks on; `no-such-seat`; `seat-taken`; `not-seated`: only for people
 * at the table; `not-host`; `started` and `not-started`: too late or too early for it; `seats-free`: somebody is still
 * missing; `not-over`: the game goes on; `not-away`: no bot decides for this seat; `wrong-deal`: another deal is next;
 * `already-given`: this seat has contributed; `not-stored`: it could not be kept, so it did not happen.
 */
export type SeatingRefusalCode =
  | 'no-key'
  | 'no-such-seat'
  | 'seat-taken'
  | 'not-seated'
  | 'not-host'
  | 'started'
  | 'not-started'
  | 'seats-free'
  | 'not-over'
  | 'not-away'
  | 'wrong-deal'
  | 'already-given'
  | 'not-stored';

/** Whose connection this is; told again when it changes. */
export type Welcome = {
  readonly type: 'welcome';
  readonly version: number;
  readonly seat: Seat | 'none';
};

/**
 * `restarting`: this process stops, another one answers; `no-such-table`; `not-open`: only people with a seat may
 * look on, and there is none to take; `full`: too many lines to this table; `unreadable`: its log makes no sense here; `bad-version`; `too-fast`: too much was
 * said; `too-slow`: too little was read; `not-understood`: no message of ours.
 */
export type ByeCode =
  | 'restarting'
  | 'no-such-table'
  | 'not-open'
  | 'full'
  | 'unreadable'
  | 'bad-version'
  | 'too-fast'
  | 'too-slow'
  | 'not-understood';

const KINDS: ReadonlySet<unknown> = new Set<OnlineReply['type']>([
  'update',
  'accepted',
  'refused',
  'welcome',
  'status',
  'said',
  'pong',
  'bye',
]);

/** A reply read from a socket's text; undefined for what a newer server may say and this page does not know. */
export function readOnlineReply(text: string): OnlineReply | undefined {
  const value: unknown = JSON.parse(text);
  const isKnown = typeof value === 'object' && value !== null && 'type' in value;
  return isKnown && KINDS.has(value.type) ? (value as OnlineReply) : undefined;
}
