import type {
  TableStatus,
  OnlineReply,
  Phrase,
  SeatingCommand,
  SeatingRefusalCode,
  SeatingRefused,
} from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { ServerConnectionState } from './server-connection.ts';

/** What a device knows of an online table besides the cards; replaced as a whole, never changed. */
export type AttendanceState = {
  readonly connection: ServerConnectionState;
  readonly seat: Seat | 'none' | 'unknown';
  /** Whether somebody has lost a seat that they had not given up here. */
  readonly hasLostSeat: boolean;
  readonly status: TableStatus | undefined;
  /** When whoever is waited for runs out of time, by this device's timer. */
  readonly deadline: number | undefined;
  /** What was asked for and has not been answered. */
  readonly pending: readonly SeatingCommand[];
  readonly refusal: SeatingRefusalCode | undefined;
  readonly bubbles: readonly Bubble[];
};

/** Something that somebody has just said. */
export type Bubble = { readonly id: number; readonly seat: Seat; readonly phrase: Phrase };

export const STARTING: AttendanceState = {
  connection: 'connecting',
  seat: 'unknown',
  hasLostSeat: false,
  status: undefined,
  deadline: undefined,
  pending: [],
  refusal: undefined,
  bubbles: [],
};

/** When time runs out by a timer that says `now` as the status arrives. */
export const deadlineOf = ({ waiting, now: told }: TableStatus, now: number): number | undefined =>
  waiting?.until === undefined ? undefined : now + (waiting.until - told);

/** The command that a reply answers. */
export const answered = (
  pending: readonly SeatingCommand[],
  reply: OnlineReply,
): SeatingCommand | undefined =>
  reply.type === 'accepted' || reply.type === 'refused'
    ? pending.find(({ id }) => id === reply.id)
    : undefined;

/** Why a command was refused; undefined if it was not. */
export const seatingRefusalIn = (reply: OnlineReply): SeatingRefusalCode | undefined =>
  reply.type === 'refused' ? (reply as SeatingRefused).refusal.code : undefined;

/** The seat to sit down on where nobody has chosen one. */
export function firstFreeSeat({ seats }: TableStatus): Seat | 'none' {
  const seat = seats.findIndex(({ kind }) => kind === 'free');
  return seat < 0 ? 'none' : seat;
}
