import { isCardNumber, type Action, type CardNumber, type DrawnSide, type View } from '@quando/rules';
import type { Highlights } from '../../board/highlights.ts';

/** What a step of the tutorial asks the learner to do. */
export type StepGoal =
  | { readonly type: 'play'; readonly numbers: readonly CardNumber[] }
  | { readonly type: 'draw'; readonly side: DrawnSide | 'either' }
  | { readonly type: 'flip' }
  | { readonly type: 'knock' };

const handOf = (view: View) => (view.viewer === 'watcher' ? [] : view.hands[view.viewer]!);

/** Whether an action reaches a goal. */
export function reachesGoal(view: View, action: Action, goal: StepGoal): boolean {
  if (goal.type === 'play')
    return action.type === 'play' && isSame(frontsOf(view, action.slots), goal.numbers);
  if (goal.type === 'draw')
    return action.type === 'draw' && (goal.side === 'either' || goal.side === action.side);
  return action.type === goal.type;
}

function frontsOf(view: View, slots: readonly number[]): CardNumber[] {
  const cards = handOf(view).filter(({ slot }) => slots.includes(slot));
  return cards.map(({ front }) => front).filter(isCardNumber);
}

const isSame = (some: readonly CardNumber[], others: readonly CardNumber[]): boolean =>
  some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join();

/** Selectors of the cards and buttons needed for a goal. */
export function highlightsOf(view: View, goal: StepGoal): Highlights {
  switch (goal.type) {
    case 'play':
      return { slots: slotsOf(view, goal.numbers), actions: ['play'] };
    case 'flip':
      return { slots: slotsOf(view, [0]), actions: ['flip'] };
    case 'draw':
      return {
        slots: [],
        actions: goal.side === 'either' ? ['draw-up', 'draw-down'] : [`draw-${goal.side}`],
      };
    case 'knock':
      return { slots: [], actions: ['knock'] };
  }
}

/** Where the hand holds these numbers. */
const slotsOf = (view: View, numbers: readonly CardNumber[]): number[] =>
  handOf(view)
    .filter(({ front }) => isCardNumber(front) && numbers.includes(front))
    .map(({ slot }) => slot);
