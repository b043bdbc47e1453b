import type { CardNumber } from '@quando/rules';

export type Eyes = number | 'watcher';

/** One side of one card: its number, and everybody who has seen it in this round. */
export type Side = { readonly number: CardNumber; readonly seenBy: Set<Eyes> };

/** A card on the draw pile. */
export type PileCard = { readonly up: Side; readonly down: Side };

/** A card in a hand, or on the discard pile after it. */
export type HandCard = { readonly slot: number; readonly front: Side; readonly back: Side };

/** The cards of a text such as `0/7 10/3`. */
export const cardsOf = (text: string): PileCard[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [up, down] = word.split('/').map(side);
      return { up: up!, down: down! };
    });

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

function side(text: string): Side {
  const number = NUMBERS.find((one) => String(one) === text);
  if (number === undefined) throw new Error(`no card has the number ${text}`);
  return { number, seenBy: new Set() };
}

export const seatsFrom = (first: number, players: number): number[] =>
  Array.from({ length: players }, (_, i) => (first + i) % players);

export const everyone = (players: number): Eyes[] => [...seatsFrom(0, players), 'watcher'];

export function show(to: Iterable<Eyes>, ...sides: readonly Side[]): void {
  for (const eyes of to) for (const { seenBy } of sides) seenBy.add(eyes);
}
