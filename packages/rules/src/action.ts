/** What a drawn card shows its new holder: the side that lay up, or the one that lay down. */
export type DrawnSide = 'up' | 'down';

/** A decision. Cards of the hand are named by their slots. */
export type Action =
  | { readonly type: 'play'; readonly slots: readonly number[] }
  | { readonly type: 'draw'; readonly side: DrawnSide }
  | { readonly type: 'flip'; readonly slot: number }
  | { readonly type: 'knock' }
  | { readonly type: 'pass' };

export type Verb = Action['type'];
