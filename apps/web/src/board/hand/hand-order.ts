import type { HeldCard } from '@quando/rules';

export type HandOrder = 'drawn' | 'number';

/** A hand in the order that its owner has chosen; equal numbers keep the order in which they were drawn. */
export const inOrder = (hand: readonly HeldCard[], order: HandOrder): readonly HeldCard[] =>
  order === 'drawn' ? hand : hand.toSorted((a, b) => Number(a.front) - Number(b.front));
