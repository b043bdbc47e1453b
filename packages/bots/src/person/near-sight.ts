import type { Action, View } from '@quando/rules';
import { ownHand, seenSide } from '../own-hand.ts';

/** The expected number of a side that they do not remember. */
const USUAL_SIDE = 4.5;
/** The greatest sum with which somebody who looks only at their own hand knocks. */
const LOW_SUM = 5;

/**
 * What an action seems to gain, in points, to somebody who looks no further than their own hand after it: the more is
 * thrown away the better, the lower the card drawn the better, and a low sum is worth a knock.
 */
export function nearWorthOf(view: View, action: Action): number {
  switch (action.type) {
    case 'play':
      return sumAt(view, action.slots);
    case 'draw':
      return -sideOrUsual(view.pile[0]![action.side]);
    case 'flip':
      return -sideOrUsual(ownHand(view).find(({ slot }) => slot === action.slot)!.back);
    case 'knock': {
      const sum = sumAt(view, 'all');
      return sum <= LOW_SUM ? 2 * LOW_SUM - sum : -sum;
    }
    case 'pass':
      return USUAL_SIDE;
  }
}

const sumAt = (view: View, slots: readonly number[] | 'all'): number =>
  ownHand(view)
    .filter(({ slot }) => slots === 'all' || slots.includes(slot))
    .reduce((sum, { front }) => sum + seenSide(front), 0);

const sideOrUsual = (side: number | 'hidden'): number => (side === 'hidden' ? USUAL_SIDE : side);
