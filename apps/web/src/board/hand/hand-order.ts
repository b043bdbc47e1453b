import type { HeldCard } from '@quando/rules';

export type HandOrder = 'drawn' | 'number';

/** A hand as its owner wants to see it; equal numbers stay as they were taken. */
export const inOrder = (hand: readonly HeldCard[], order: HandOrder): readonly HeldCard[] =>
  order === 'drawn' ? hand : hand.toSorted((a, b) => Number(a.front) - Number(b.front));
