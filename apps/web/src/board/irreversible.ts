import type { Action } from '@quando/rules';

/** Whether an action needs a confirmation: all do except drawing the up side and passing. */
export const isIrreversible = (action: Action): boolean =>
  action.type === 'play' ||
  action.type === 'knock' ||
  action.type === 'flip' ||
  (action.type === 'draw' && action.side === 'down');
