import { isCardNumber, type Action, type CardNumber, type Side, type View } from '@quando/rules';
import { ownHand } from '../own-hand.ts';
import type { Comparison } from './comparison.ts';
import type { Likely } from './likely.ts';

/** A decision that lost something, as its seat saw it. */
export type LossyDecision = {
  readonly view: View;
  readonly action: Action;
  readonly best: Action;
  readonly likely: Likely;
  /** The chosen move, which is the first, and better ones, with the round played out in every world. */
  readonly comparison: Comparison;
};

/** The fronts of the own hand. */
export const frontsIn = (view: View): CardNumber[] =>
  ownHand(view)
    .map(({ front }) => front)
    .filter(isCardNumber);

/** The numbers that an action plays, from the lowest; none if it plays nothing. */
export function playedBy(view: View, action: Action): CardNumber[] {
  if (action.type !== 'play') return [];
  const { slots } = action;
  const cards = ownHand(view).filter(({ slot }) => slots.includes(slot));
  return cards
    .map(({ front }) => front)
    .filter(isCardNumber)
    .toSorted((a, b) => a - b);
}

/** The side of the top card that an action takes, if it draws. */
export function takenBy(view: View, action: Action): Side | 'none' {
  const top = view.pile[0];
  if (action.type !== 'draw' || !top) return 'none';
  return action.side === 'up' ? top.up : top.down;
}

export const countOf = (numbers: readonly number[], number: number): number =>
  numbers.filter((other) => other === number).length;

/** The numbers of which at least one is among these, each once. */
export const different = (numbers: readonly CardNumber[]): CardNumber[] => [...new Set(numbers)];

/** The lowest numbers of all straights that these contain. */
export const straightsIn = (numbers: readonly CardNumber[]): CardNumber[] =>
  different(numbers).filter((lowest) => straightFrom(lowest).every((each) => countOf(numbers, each) > 0));

export const straightFrom = (lowest: number): number[] => [lowest, lowest + 1, lowest + 2];
