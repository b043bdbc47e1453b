import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { PHRASES } from './phrase.ts';
import { count, name, seat } from './primitive.ts';
import { tableReplies } from './table-reply.ts';
import { tableStatus } from './table-status.ts';

/**
 * `no-key`: a client that said hello without one only watches; `no-such-seat`; `seat-taken`; `not-seated`: only for
 * people at the table; `not-host`; `started` and `not-started`: too late or too early; `seats-free`: somebody is still
 * missing; `not-over`: the game goes on; `not-away`: no bot decides for this seat; `wrong-deal`: another deal is next;
 * `already-given`: this seat has contributed; `not-stored`: it could not be stored, so it did not happen.
 */
const seatingRefusalCode = v.picklist([
  'no-key',
  'no-such-seat',
  'seat-taken',
  'not-seated',
  'not-host',
  'started',
  'not-started',
  'seats-free',
  'not-over',
  'not-away',
  'wrong-deal',
  'already-given',
  'not-stored',
]);

const seatingRefused = v.object({
  type: v.literal('refused'),
  id: name,
  refusal: v.object({ code: seatingRefusalCode }),
});

const welcome = v.object({
  type: v.literal('welcome'),
  version: count,
  seat: v.union([v.literal('none'), seat]),
});

/**
 * `restarting`: this process stops, another one answers; `no-such-table`; `not-open`: only people with a seat may
 * watch, and there is none to take; `full`: too many connections to this table; `unreadable`: its log makes no sense
 * here; `bad-version`; `too-fast`: too many messages; `too-slow`: too much unsent data; `not-understood`: not a
 * message of this protocol.
 */
const byeCode = v.picklist([
  'restarting',
  'no-such-table',
  'not-open',
  'full',
  'unreadable',
  'bad-version',
  'too-fast',
  'too-slow',
  'not-understood',
]);

export const onlineReply = v.variant('type', [
  ...tableReplies,
  seatingRefused,
  welcome,
  tableStatus,
  v.object({ type: v.literal('said'), seat, phrase: v.picklist(PHRASES) }),
  v.object({ type: v.literal('pong') }),
  /** The connection ends now. After `restarting`, the client reconnects. */
  v.object({ type: v.literal('bye'), why: byeCode }),
]);

/** What an online table sends to a client. */
export type OnlineReply = DeepReadonly<v.InferOutput<typeof onlineReply>>;

/** A polite no to something besides the game. */
export type SeatingRefused = DeepReadonly<v.InferOutput<typeof seatingRefused>>;

export type SeatingRefusalCode = v.InferOutput<typeof seatingRefusalCode>;

export const isSeatingRefusalCode = (code: string): code is SeatingRefusalCode =>
  v.is(seatingRefusalCode, code);

/** Whose connection this is; sent again when it changes. */
export type Welcome = DeepReadonly<v.InferOutput<typeof welcome>>;

export type ByeCode = v.InferOutput<typeof byeCode>;
