import type { CardNumber, Seat } from '@quando/rules';

/** A player's hand at the end of a round: its numbers, or only their sum. */
export type Hand = number | readonly CardNumber[];

/** A round played with real cards. */
export type Round = {
  /** By seat. */
  readonly hands: readonly Hand[];
  readonly knocker: Seat | 'nobody';
  /** Who ended the round with only zeros. */
  readonly zeros: Seat | 'nobody';
};

export const sumOf = (hand: Hand): number =>
  typeof hand === 'number' ? hand : hand.reduce((sum: number, number) => sum + number, 0);

export const sumsOf = ({ hands }: Round): number[] => hands.map(sumOf);
