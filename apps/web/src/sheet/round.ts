import type { CardNumber, Seat } from '@quando/rules';

/** What lay before a player at the end of a round: its numbers, or only what they add up to. */
export type Hand = number | readonly CardNumber[];

/** A round that was played with real cards. */
export type Round = {
  /** By seat. */
  readonly hands: readonly Hand[];
  readonly knocker: Seat | 'nobody';
  /** Who ended the round with nothing but zeros. */
  readonly zeros: Seat | 'nobody';
};

export const sumOf = (hand: Hand): number =>
  typeof hand === 'number' ? hand : hand.reduce((sum: number, number) => sum + number, 0);

export const sumsOf = ({ hands }: Round): number[] => hands.map(sumOf);
