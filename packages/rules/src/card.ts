/** A number printed on a side of a card. */
export type CardNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const NUMBERS: readonly CardNumber[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A side as one viewer knows it. */
export type Side = CardNumber | 'hidden';

/** Every pair of different numbers is one card. */
export const CARD_COUNT = 55;

export const isCardNumber = (value: unknown): value is CardNumber =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10;

/**
 * A card in one orientation, as a number: the first side (the front in a hand, the up side on a pile) in the high four
 * bits, the other one in the low four.
 */
export type PackedCard = number;

export function packCard(first: number, second: number): PackedCard {
  return (first << 4) | second;
}

// Overloads in place of checks, which would be too slow: these run for every card of every decision.
export function firstSide(card: PackedCard): CardNumber;
export function firstSide(card: PackedCard): number {
  return card >> 4;
}

export function secondSide(card: PackedCard): CardNumber;
export function secondSide(card: PackedCard): number {
  return card & 15;
}

/** The same card, turned over. */
export function turnedOver(card: PackedCard): PackedCard {
  return ((card & 15) << 4) | (card >> 4);
}

/** The same card, turned over if the bit is 1; without a branch, because the bit is often random and unpredictable. */
export function turnedBy(card: PackedCard, bit: number): PackedCard {
  return (((card << 8) | card) >> (bit << 2)) & 0xff;
}
