import type { Action, Random, Seat, Viewer } from '@quando/rules';
import type { Command, TableRefusal } from '@quando/protocol';
import { apply, formatAction, formatCard, shuffledDeck, type State } from '@quando/rules/authority';
import type { GameLog } from './game-log.ts';
import type { ActedEntry, DealtEntry, Kept } from './entry.ts';

export type Decision = { readonly entry: DealtEntry | ActedEntry } | { readonly refusal: TableRefusal };

/** What a command comes to: the entry that it adds to the log, or a refusal. */
export function decide(
  gameLog: GameLog,
  by: Viewer,
  command: Command,
  { kept, deal }: { readonly kept: Kept; readonly deal: (state: State, kept: Kept) => DealtEntry },
): Decision {
  if (command.type === 'act' && by === 'watcher')
    return { refusal: { code: 'watchers-only-watch', may: [] } };
  if (command.after !== gameLog.seq) return { refusal: { code: 'out-of-date' } };
  const { state } = gameLog;
  if (command.type === 'act') return acting(state, by as Seat, command.action, { ...kept, id: command.id });
  if (state.phase === 'over') return { refusal: { code: 'game-over', may: [] } };
  if (state.phase !== 'scored') return { refusal: { code: 'round-not-over' } };
  return { entry: { ...deal(state, kept), id: command.id } };
}

function acting(state: State, seat: Seat, action: Action, kept: Kept & { readonly id: string }): Decision {
  const step = apply(state, seat, action);
  if ('refusal' in step) return { refusal: step.refusal };
  return { entry: { ...kept, type: 'acted', line: formatAction(state, seat, action) } };
}

/** The next round of a game whose deals nobody has to prove. */
export const nextDeal =
  (random: Random) =>
  ({ dealer, players }: State, kept: Kept): DealtEntry => ({
    ...kept,
    type: 'dealt',
    dealer: (dealer + 1) % players,
    deck: freshDeck(random),
  });

/** A shuffled deck as a record writes it. */
export const freshDeck = (random: Random): string[] => Array.from(shuffledDeck(random), formatCard);
