import type { Action } from '@quando/rules';

/** The buttons of the action bar that a lesson or a hint may point at. */
export type HighlightedAction = 'play' | 'flip' | 'draw-up' | 'draw-down' | 'knock' | 'pass';

/** What a lesson or a hint points at: cards of the own hand, by slot, and actions. */
export type Highlights = {
  /** Whether the cards are raised as well. */
  readonly isLifted?: boolean;
  readonly slots: readonly number[];
  readonly actions: readonly HighlightedAction[];
};

export const NO_HIGHLIGHTS: Highlights = { slots: [], actions: [] };

/** What a hint points at. */
export function highlightsOf(action: Action): Highlights {
  switch (action.type) {
    case 'play':
      return { isLifted: true, slots: action.slots, actions: ['play'] };
    case 'flip':
      return { isLifted: true, slots: [action.slot], actions: ['flip'] };
    case 'draw':
      return { slots: [], actions: [`draw-${action.side}`] };
    case 'knock':
    case 'pass':
      return { slots: [], actions: [action.type] };
  }
}
