import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { PHRASES } from './phrase.ts';
import { count, name, seat } from './primitive.ts';
import { tableReplies, toldEvent } from './table-reply.ts';
import { pastStatus, tableStatus, waiting } from './table-status.ts';

/**
 * `no-key`: a client without a key can only watch; `no-such-seat`; `seat-taken`; `not-seated`: only for people at the
 * table; `not-host`; `started` and `not-started`: too late or too early; `seats-free`: some seats are still free;
 * `over` and `not-over`: too late or too early for the end of the game; `not-away`: no bot decides for this seat;
 * `wrong-deal`: another deal or attempt is next, or the time for it has passed; `already-given`: this person has
 * promised something else; `not-as-promised`: this is not the promised part; `too-many-changes`: seats have changed
 * too often at this table; `too-few-seats`: more people sit here than there would be seats; `not-answered`: somebody has not answered whether
 * they play again; `locked`: nobody new may sit down; `removed`: the host has asked this person to leave;
 * `public`: seats at this table are given by `POST /api/public/seats`;
 * `not-waited-for`: the table does not wait for this person, or a clock does; `too-early`: they have to be nudged first, and
 * get some time; `away`: somebody for whom a bot decides has no vote; `replaced`: the others let a bot decide until the
 * round is over; `present`: this person is connected; `wrong-token`: no seat is handed over with this token;
 * `not-stored`: the storage failed, so nothing has changed.
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
  'over',
  'not-over',
  'not-away',
  'wrong-deal',
  'already-given',
  'not-as-promised',
  'too-many-changes',
  'too-few-seats',
  'not-answered',
  'locked',
  'removed',
  'public',
  'not-waited-for',
  'too-early',
  'away',
  'replaced',
  'present',
  'wrong-token',
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
  /** The seat that becomes this person's when the round is over. */
  reserved: v.exactOptional(seat),
  /** This person's number among those whom a host has asked to leave; they may not sit down until a host lets them. */
  removed: v.exactOptional(count),
});

/**
 * `restarting`: this process stops, another one answers; `no-such-table`; `not-open`: only people with a seat may
 * watch, and none is free; `full`: too many connections to this table; `unreadable`: the server cannot read its log;
 * `bad-version`; `too-fast`: too many messages; `too-slow`: too much unsent data; `not-understood`: not a message of
 * this protocol.
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

/** What happened, for a client that has seen everything before: its view and the table's status follow. */
const events = v.object({
  type: v.literal('events'),
  /** The seq of the game's last entry. */
  seq: count,
  /** The events are those of the entries after this seq, up to `seq`. */
  since: count,
  events: v.array(toldEvent),
  /** After a scored round: the checksum of the resulting view. */
  check: v.exactOptional(count),
  /** As in the status. */
  waiting: v.exactOptional(waiting),
  now: v.number(),
});

/**
 * Who sat where, in order: since the last round was scored, or since the first deal; sent with the first status if
 * anything has changed. The changes are the differences between each status and the next.
 */
const history = v.object({ type: v.literal('history'), statuses: v.array(pastStatus) });

export const onlineReply = v.variant('type', [
  ...tableReplies,
  seatingRefused,
  events,
  welcome,
  tableStatus,
  history,
  v.object({ type: v.literal('said'), seat, phrase: v.picklist(PHRASES) }),
  v.object({ type: v.literal('pong') }),
  /** The connection ends now. After `restarting`, the client reconnects. */
  v.object({ type: v.literal('bye'), why: byeCode }),
]);

/** What an online table sends to a client. */
export type OnlineReply = DeepReadonly<v.InferOutput<typeof onlineReply>>;

/** Who sat where in this round. */
export type SeatHistory = DeepReadonly<v.InferOutput<typeof history>>;

/** What happened since the last update. */
export type Events = DeepReadonly<v.InferOutput<typeof events>>;

/** A refused command outside the game. */
export type SeatingRefused = DeepReadonly<v.InferOutput<typeof seatingRefused>>;

export type SeatingRefusalCode = v.InferOutput<typeof seatingRefusalCode>;

export const isSeatingRefusalCode = (code: string): code is SeatingRefusalCode =>
  v.is(seatingRefusalCode, code);

/** The seat of this connection, now and after the round; sent again when that changes. */
export type Welcome = DeepReadonly<v.InferOutput<typeof welcome>>;

export type ByeCode = v.InferOutput<typeof byeCode>;
