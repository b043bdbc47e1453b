import { isCardNumber, type HeldCard, type Seat } from '@quando/rules';
import type { Sitter } from '@quando/protocol';

/** The players' names by seat. */
export const namesOf = (sitters: readonly Sitter[]): readonly string[] => sitters.map(({ name }) => name);

/** The key of a card on the screen: its seat and slot, which reveal nothing of its sides. */
export const cardKey = (seat: Seat, slot: number): string => `${seat}:${slot}`;

/** The sum of the visible fronts of a hand. */
export const sumOf = (hand: readonly HeldCard[]): number =>
  hand
    .map(({ front }) => front)
    .filter(isCardNumber)
    .reduce<number>((sum, front) => sum + front, 0);
