import type { Random, Viewer } from '@quando/rules';
import type { Command, TableRefusal } from '@quando/protocol';
import { shuffledDeck, type State } from '@quando/rules/authority';
import type { Decision } from './table-core.ts';
import type { Stamp } from './entry.ts';
import { actedChange, dealtChange, type Deal, type GameChange } from './game-change.ts';
import type { GameLog } from './game-log.ts';

export type GameDecisionOptions = {
  readonly stamp: Stamp;
  /** Makes the next deal of a game whose last round is scored. */
  readonly deal: (state: State) => Deal;
};

/** Decides a command of the game: returns the change or a refusal. */
export function decide(
  log: GameLog,
  by: Viewer,
  command: Command,
  { stamp, deal }: GameDecisionOptions,
): Decision<GameChange, TableRefusal> {
  const { state } = log;
  const stamped = { ...stamp, id: command.id };
  if (command.type === 'act' && by === 'watcher')
    return { refusal: { code: 'watchers-only-watch', may: [] } };
  if (command.after !== log.seq) return { refusal: { code: 'out-of-date' } };
  if (command.type === 'act' && by !== 'watcher')
    return actedChange(state, { seat: by, action: command.action }, stamped);
  if (state.phase === 'over') return { refusal: { code: 'game-over', may: [] } };
  if (state.phase !== 'scored') return { refusal: { code: 'round-not-over' } };
  return { change: dealtChange(state, deal(state), stamped) };
}

/** The next deal of a game without fair-deal proofs. */
export const randomDeal =
  (random: Random) =>
  ({ dealer, players }: State): Deal => ({ dealer: (dealer + 1) % players, deck: shuffledDeck(random) });
