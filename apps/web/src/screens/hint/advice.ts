import { groupOf, isCardNumber, isGroup, type Action, type CardNumber, type View } from '@quando/rules';
import type { BoardWords, HintWords } from '@quando/text';
import { ownHand } from '../../board/hand/selection.ts';

/** The advised action, with the label of its button. */
export function adviceOf(view: View, action: Action, words: HintWords, { actions }: BoardWords): string {
  switch (action.type) {
    case 'play': {
      const numbers = frontsAt(view, action.slots);
      const group = groupOf(numbers);
      return isGroup(group) ? actions.play[group](numbers) : '';
    }
    case 'draw':
      return action.side === 'up' ? actions.take(view.pile[0]?.up ?? 'hidden') : actions.turnOver;
    case 'flip':
      return words.flip(ownHand(view).find(({ slot }) => slot === action.slot)?.back ?? 'hidden');
    case 'knock':
    case 'pass':
      return actions[action.type];
  }
}

/** The card numbers to show with it. */
export const numbersOf = (view: View, action: Action): readonly CardNumber[] =>
  action.type === 'play' ? frontsAt(view, action.slots) : [];

const frontsAt = (view: View, slots: readonly number[]): CardNumber[] =>
  ownHand(view)
    .filter(({ slot }) => slots.includes(slot))
    .map(({ front }) => front)
    .filter(isCardNumber)
    .toSorted((a, b) => a - b);
