import { isCardNumber, type HeldCard, type Seat } from '@quando/rules';
import type { Sitter } from '@quando/protocol';

/** What the players are called, by seat. */
export const namesOf = (sitters: readonly Sitter[]): readonly string[] => sitters.map(({ name }) => name);

/** What names a card on the screen: whose it is and the how-manieth it took, nothing of its sides. */
export const cardKey = (seat: Seat, slot: number): string => `${seat}:${slot}`;

/** The fronts that a hand shows, added up. */
export const sumOf = (hand: readonly HeldCard[]): number =>
  hand
    .map(({ front }) => front)
    .filter(isCardNumber)
    .reduce<number>((sum, front) => sum + front, 0);
