import type { Action } from '@quando/rules';

/** Whether an action is worth a second thought: all but taking the side that everyone sees, and passing. */
export const isIrreversible = (action: Action): boolean =>
  action.type === 'play' ||
  action.type === 'knock' ||
  action.type === 'flip' ||
  (action.type === 'draw' && action.side === 'down');
