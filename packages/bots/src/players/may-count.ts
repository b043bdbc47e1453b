import type { View } from '@quando/rules';

/**
 * By number of players: the most unknown cards with which the Master counts a decision through. Rounds with more players are
 * longer, so counting takes longer, and more is known.
 */
export const MOST_UNKNOWN: Readonly<Record<number, number>> = { 2: 6, 3: 6, 4: 6, 5: 2, 6: 0 };

/** What everybody can see of a pile. */
export type PileFacts = Pick<View, 'pileSize'> & {
  readonly hands: { readonly length: number };
  readonly pile: { readonly length: number };
};

/** Whether everybody has seen so much of the draw pile that a counting player may have few enough unknown cards. */
export const mayCount = ({ hands, pileSize, pile }: PileFacts, mostUnknown = MOST_UNKNOWN): boolean =>
  pileSize - pile.length <= mostUnknown[hands.length]!;
