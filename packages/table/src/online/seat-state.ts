import type { Sitter } from '@quando/protocol';
import { NO_CARE, type Care } from './care.ts';

/** A seat at an online table. */
export type SeatState = { readonly kind: 'free' } | TakenSeat;

export type TakenSeat = {
  readonly kind: 'taken';
  readonly sitter: Sitter;
  /** The hash of the person's key; bots have none. */
  readonly key?: string;
  /** Whether it is a program that plays as a person. */
  readonly isProgram?: true;
  /** Whether a bot decides for this person until they return. */
  readonly isAway: boolean;
  /** A turn in which their time ran out: a bot decides in this one, or did so in their last one. */
  readonly missed: 'none' | 'this-turn' | 'last-turn';
  /** The seq of the entry with which they sat down. */
  readonly since: number;
  /** Of a person who has not said whether they play again: how often they were asked, or that they did not answer. */
  readonly invitation?: Invitation;
  /** Who takes the seat when the round is over: a person in place of a bot, or the same person with a new device. */
  readonly reservedFor?: Reservation;
  /** What the others do about a person who is idle or hostile. */
  readonly care: Care;
  /** The hash of the secret with which the person gets the seat on a new device. */
  readonly token?: string;
  /** The devices that have shown this person's cards. */
  readonly devices: readonly string[];
};

export type Invitation = 'asked' | 'asked-again' | 'silent';

export type Reservation = { readonly sitter: Sitter; readonly key: string; readonly isProgram?: true };

export const FREE: SeatState = { kind: 'free' };

/** Whether a person sits here. */
export const isPerson = (seat: SeatState | undefined): seat is TakenSeat =>
  seat?.kind === 'taken' && seat.sitter.kind === 'person';

/** Whether a person decides for themselves here, at least from their next turn on. */
export const isAttended = (seat: SeatState | undefined): boolean => isPerson(seat) && !seat.isAway;

/** Whether a person decides for themselves here, and not a program. */
export const isPersonThere = (seat: SeatState | undefined): boolean =>
  isAttended(seat) && isPerson(seat) && !seat.isProgram;

/** Whether a person decides for themselves here now. */
export const isManned = (seat: SeatState | undefined): boolean =>
  isPerson(seat) && !seat.isAway && seat.missed !== 'this-turn';

/** A seat on which somebody has just sat down. */
export const newlyTaken = (
  seated: Pick<TakenSeat, 'sitter' | 'key' | 'isProgram'>,
  since: number,
): TakenSeat => ({
  kind: 'taken',
  ...seated,
  isAway: false,
  missed: 'none',
  since,
  care: NO_CARE,
  devices: [],
});

/** Whether a person has not said yet that they play again. */
export const isInvited = (seat: SeatState | undefined): boolean =>
  seat?.kind === 'taken' && seat.invitation !== undefined;

/** A person who was invited plays. */
export function withoutInvitation(seat: SeatState): SeatState {
  if (!isInvited(seat) || seat.kind === 'free') return seat;
  const { invitation: _, ...state } = seat;
  return state;
}

/** Those who have not answered yet get this far with their invitation. */
export const askedAs = (seat: SeatState, invitation: Invitation): SeatState =>
  isInvited(seat) && seat.kind === 'taken' ? { ...seat, invitation } : seat;

export const reservationOf = (seat: SeatState | undefined): Reservation | undefined =>
  seat?.kind === 'taken' ? seat.reservedFor : undefined;

export function withoutReservation(seat: SeatState): SeatState {
  if (!reservationOf(seat) || seat.kind === 'free') return seat;
  const { reservedFor: _, ...state } = seat;
  return state;
}

/** Whether one device has shown the cards of both seats. */
export const isDeviceShared = (one: SeatState, other: SeatState): boolean =>
  isPerson(one) && isPerson(other) && one.devices.some((device) => other.devices.includes(device));

/** The private link for a new device is no longer valid. */
export function withoutToken(seat: TakenSeat): TakenSeat {
  const { token: _, ...state } = seat;
  return state;
}
