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
  if (command.type === 'act') return decideAct(log, by, command, stamp);
  const refusal = dealRefusal(log, command);
  if (refusal) return { refusal };
  return { change: dealtChange(log.state, deal(log.state), { ...stamp, id: command.id }) };
}

/** Decides an action: returns the change or a refusal. */
export function decideAct(
  log: GameLog,
  by: Viewer,
  { id, after, action }: Extract<Command, { type: 'act' }>,
  stamp: Stamp,
): Decision<GameChange, TableRefusal> {
  if (by === 'watcher') return { refusal: { code: 'watchers-only-watch', may: [] } };
  if (after !== log.seq) return { refusal: { code: 'out-of-date' } };
  return actedChange(log.state, { seat: by, action }, { ...stamp, id });
}

/** Why the next round cannot be dealt. */
export function dealRefusal({ seq, state }: GameLog, { after }: Command): TableRefusal | undefined {
  if (after !== seq) return { code: 'out-of-date' };
  if (state.phase === 'over') return { code: 'game-over', may: [] };
  return state.phase === 'scored' ? undefined : { code: 'round-not-over' };
}

/** The next deal of a game without fair-deal proofs. */
export const randomDeal =
  (random: Random) =>
  ({ dealer, players }: State): Deal => ({ dealer: (dealer + 1) % players, deck: shuffledDeck(random) });
