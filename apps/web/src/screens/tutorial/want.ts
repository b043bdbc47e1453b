import { isCardNumber, type Action, type CardNumber, type DrawnSide, type View } from '@quando/rules';

/** What a step of the tutorial asks for. */
export type Want =
  | { readonly type: 'play'; readonly numbers: readonly CardNumber[] }
  | { readonly type: 'draw'; readonly side: DrawnSide | 'either' }
  | { readonly type: 'flip' }
  | { readonly type: 'knock' };

const handOf = (view: View) => (view.viewer === 'watcher' ? [] : view.hands[view.viewer]!);

/** Whether an action of the viewer is what was asked for. */
export function isWanted(view: View, action: Action, want: Want): boolean {
  if (want.type === 'play')
    return action.type === 'play' && isSame(frontsOf(view, action.slots), want.numbers);
  if (want.type === 'draw')
    return action.type === 'draw' && (want.side === 'either' || want.side === action.side);
  return action.type === want.type;
}

function frontsOf(view: View, slots: readonly number[]): CardNumber[] {
  const cards = handOf(view).filter(({ slot }) => slots.includes(slot));
  return cards.map(({ front }) => front).filter(isCardNumber);
}

const isSame = (some: readonly CardNumber[], others: readonly CardNumber[]): boolean =>
  some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join();

/** What is to be touched for it, as selectors on the board. */
export function targetsOf(view: View, want: Want): readonly string[] {
  switch (want.type) {
    case 'play':
      return [...cardsWith(view, want.numbers), actionButton('play')];
    case 'flip':
      return [...cardsWith(view, [0]), actionButton('flip')];
    case 'draw':
      return want.side === 'either'
        ? [actionButton('draw-up'), actionButton('draw-down')]
        : [actionButton(`draw-${want.side}`)];
    case 'knock':
      return [actionButton('knock')];
  }
}

const actionButton = (name: string): string => `[data-action="${name}"]`;

const cardsWith = (view: View, numbers: readonly CardNumber[]): string[] =>
  handOf(view)
    .filter(({ front }) => isCardNumber(front) && numbers.includes(front))
    .map(({ slot }) => `[data-card="${view.viewer}:${slot}"]`);
