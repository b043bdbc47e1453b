import type { GameSummary } from '@quando/protocol';
import { totalsOf, type State } from '@quando/rules/authority';
import type { OpenedEntry } from './entry.ts';

/** The entry of a game in a list of games. */
export const summaryOf = (
  game: string,
  { setup, at: startedAt }: OpenedEntry,
  state: State,
  changedAt: number,
): GameSummary => ({
  game,
  setup,
  startedAt,
  changedAt,
  round: state.round,
  totals: totalsOf(state),
  phase: state.phase,
  whoseTurn: state.asked,
});
