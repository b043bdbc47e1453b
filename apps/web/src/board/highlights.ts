/** The buttons of the action bar that a lesson may point at. */
export type HighlightedAction = 'play' | 'flip' | 'draw-up' | 'draw-down' | 'knock';

/** What a lesson points at: cards of the own hand, by slot, and actions. */
export type Highlights = {
  readonly slots: readonly number[];
  readonly actions: readonly HighlightedAction[];
};

export const NO_HIGHLIGHTS: Highlights = { slots: [], actions: [] };
