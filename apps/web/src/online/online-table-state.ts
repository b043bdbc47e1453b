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

/** What a client knows of an online table besides the game; replaced as a whole, never changed. */
export type OnlineTableState = {
  readonly connection: ServerConnectionState;
  readonly seat: Seat | 'none' | 'unknown';
  /** Whether somebody else has taken this person's seat away. */
  readonly hasLostSeat: boolean;
  /** Undefined until the first one. */
  readonly status: TableStatus | undefined;
  /** When the player who has to decide runs out of time, by this device's clock. */
  readonly deadline: number | undefined;
  /** Commands that have not been answered. */
  readonly pending: readonly SeatingCommand[];
  readonly refusal: SeatingRefusalCode | undefined;
};

export const STARTING: OnlineTableState = {
  connection: 'connecting',
  seat: 'unknown',
  hasLostSeat: false,
  status: undefined,
  deadline: undefined,
  pending: [],
  refusal: undefined,
};

/** When time runs out by a clock that shows `now` as the status arrives. */
export const deadlineOf = ({ waiting, now: sent }: TableStatus, now: number): number | undefined =>
  waiting?.until === undefined ? undefined : now + (waiting.until - sent);

/** The seat to sit down on where nobody has chosen one. */
export function firstFreeSeat({ seats }: TableStatus): Seat | 'none' {
  const seat = seats.findIndex(({ kind }) => kind === 'free');
  return seat < 0 ? 'none' : seat;
}

type GameAnswer = Extract<TableReply, { type: 'accepted' | 'refused' }>;

/** Whether an answer can be meant for the game. */
export const isGameReply = (reply: OnlineReply & { type: 'accepted' | 'refused' }): reply is GameAnswer =>
  reply.type === 'accepted' ||
  reply.refusal.code === 'not-stored' ||
  !isSeatingRefusalCode(reply.refusal.code);

/** Why a seating command was refused; undefined if it was not. A reason that only a newer server knows has no name here. */
export function seatingRefusalIn(reply: OnlineReply): SeatingRefusalCode | undefined {
  if (reply.type !== 'refused') return undefined;
  const { code } = reply.refusal;
  return isSeatingRefusalCode(code) ? code : 'not-stored';
}
