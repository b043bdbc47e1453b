/** The front of a drawn card: the side that was up, or the one that was down. */
export type DrawnSide = 'up' | 'down';

/** A decision. Cards of the hand are identified by their slots. */
export type Action =
  | { readonly type: 'play'; readonly slots: readonly number[] }
  | { readonly type: 'draw'; readonly side: DrawnSide }
  | { readonly type: 'flip'; readonly slot: number }
  | { readonly type: 'knock' }
  | { readonly type: 'pass' };

export type Verb = Action['type'];
