import type { CardNumber } from '@quando/rules';

/** A card of the first chapter: the side that counts for its owner, and the one that the other player sees. */
export type WalkCardSides = { readonly front: CardNumber; readonly back: CardNumber };

export const YOUR_CARDS: readonly WalkCardSides[] = [
  { front: 8, back: 3 },
  { front: 1, back: 6 },
  { front: 10, back: 4 },
  { front: 0, back: 7 },
  { front: 2, back: 9 },
];

/** The card that is spoken of from Mila's chair. */
export const SHOWN_CARD: WalkCardSides = YOUR_CARDS[2]!;

export const MILAS_CARDS: readonly WalkCardSides[] = [
  { front: 9, back: 5 },
  { front: 5, back: 0 },
  { front: 4, back: 8 },
  { front: 8, back: 6 },
  { front: 3, back: 1 },
];

export const sumOfFronts = (cards: readonly WalkCardSides[]): number =>
  cards.reduce((sum, { front }) => sum + front, 0);
