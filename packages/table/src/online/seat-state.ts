import type { Sitter } from '@quando/protocol';

/** A seat at an online table. */
export type SeatState = { readonly kind: 'free' } | TakenSeat;

export type TakenSeat = {
  readonly kind: 'taken';
  readonly sitter: Sitter;
  /** The hash of the person's key; bots have none. */
  readonly key?: string;
  /** Whether a bot decides for this person. */
  readonly isAway: boolean;
  /** The seq of the entry with which they sat down. */
  readonly since: number;
};

export const FREE: SeatState = { kind: 'free' };

/** Whether a person decides for themselves here. */
export const isManned = (seat: SeatState | undefined): boolean =>
  seat?.kind === 'taken' && seat.sitter.kind === 'person' && !seat.isAway;
