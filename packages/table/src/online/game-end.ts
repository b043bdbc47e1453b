import type { TableState } from './due-action.ts';

/** Whether a game is over: by the rules, or because a table with shared deals has scored all of them. */
export function isGameOver({ terms, state, deal }: Pick<TableState, 'terms' | 'state' | 'deal'>): boolean {
  if (state?.phase === 'over') return true;
  const { sharedDeals } = terms;
  return sharedDeals !== undefined && state?.phase === 'scored' && deal.number >= sharedDeals.rounds;
}
