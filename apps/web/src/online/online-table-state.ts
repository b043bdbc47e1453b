import {
  isSeatingRefusalCode,
  type OnlineReply,
  type SeatingCommand,
  type SeatingRefusalCode,
  type TableReply,
  type TableStatus,
} from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { ServerConnectionState } from './server-connection.ts';

/** What a client knows about an online table besides the game; immutable. */
export type OnlineTableState = {
  readonly connection: ServerConnectionState;
  readonly seat: Seat | 'none' | 'unknown';
  /** The bot's seat that becomes this person's when the round is over. */
  readonly reserved: Seat | 'none';
  /** Whether somebody else has removed this person from their seat. */
  readonly hasLostSeat: boolean;
  /** This person's number among those whom the host has asked to leave. */
  readonly removed: number | 'no';
  /** Undefined until the first one. */
  readonly status: TableStatus | undefined;
  /** When the current player runs out of time, by this device's clock. */
  readonly deadline: number | undefined;
  /** By how much the table's clock is ahead of this device's. */
  readonly clockError: number;
  /** Unanswered commands. */
  readonly pending: readonly SeatingCommand[];
  readonly refusal: SeatingRefusalCode | undefined;
};

export const STARTING: OnlineTableState = {
  connection: 'connecting',
  seat: 'unknown',
  reserved: 'none',
  hasLostSeat: false,
  removed: 'no',
  status: undefined,
  deadline: undefined,
  clockError: 0,
  pending: [],
  refusal: undefined,
};

/** When time runs out, by a clock that shows `now` when the status arrives. */
export const deadlineOf = ({ waiting, now: sent }: TableStatus, now: number): number | undefined =>
  waiting?.until === undefined ? undefined : now + (waiting.until - sent);

/** The seat to take if none was chosen. */
export function firstFreeSeat({ seats }: TableStatus): Seat | 'none' {
  const seat = seats.findIndex(({ kind }) => kind === 'free');
  return seat < 0 ? 'none' : seat;
}

type GameAnswer = Extract<TableReply, { type: 'accepted' | 'refused' }>;

/** Whether a reply may be for the game. */
export const isGameReply = (reply: OnlineReply & { type: 'accepted' | 'refused' }): reply is GameAnswer =>
  reply.type === 'accepted' ||
  reply.refusal.code === 'not-stored' ||
  !isSeatingRefusalCode(reply.refusal.code);

/** Why a seating command was refused; undefined if it was not. An unknown code counts as `not-stored`. */
export function seatingRefusalIn(reply: OnlineReply): SeatingRefusalCode | undefined {
  if (reply.type !== 'refused') return undefined;
  const { code } = reply.refusal;
  return isSeatingRefusalCode(code) ? code : 'not-stored';
}
