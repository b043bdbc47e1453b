import type { Action, Random, Seat, Viewer } from '@quando/rules';
import type { Command, TableRefusal } from '@quando/protocol';
import { apply, formatAction, formatCard, shuffledDeck, type State } from '@quando/rules/authority';
import type { Chronicle } from './chronicle.ts';
import type { ActedEntry, DealtEntry } from './entry.ts';

export type Decision = { readonly entry: DealtEntry | ActedEntry } | { readonly refusal: TableRefusal };

/** What a command comes to: the entry that it adds to the log, or a refusal. */
export function decide(
  chronicle: Chronicle,
  by: Viewer,
  command: Command,
  { at, random }: { readonly at: number; readonly random: Random },
): Decision {
  if (command.type === 'act' && by === 'watcher')
    return { refusal: { code: 'watchers-only-watch', may: [] } };
  if (command.after !== chronicle.seq) return { refusal: { code: 'out-of-date' } };
  const kept = { seq: chronicle.seq + 1, at, id: command.id };
  return command.type === 'act'
    ? acting(chronicle.state, by as Seat, command.action, kept)
    : dealing(chronicle.state, random, kept);
}

type Kept = { readonly seq: number; readonly at: number; readonly id: string };

function acting(state: State, seat: Seat, action: Action, kept: Kept): Decision {
  const step = apply(state, seat, action);
  if ('refusal' in step) return { refusal: step.refusal };
  return { entry: { ...kept, type: 'acted', line: formatAction(state, seat, action) } };
}

function dealing(state: State, random: Random, kept: Kept): Decision {
  if (state.phase === 'over') return { refusal: { code: 'game-over', may: [] } };
  if (state.phase !== 'scored') return { refusal: { code: 'round-not-over' } };
  const dealer = (state.dealer + 1) % state.players;
  return { entry: { ...kept, type: 'dealt', dealer, deck: freshDeck(random) } };
}

/** A shuffled deck as a record writes it. */
export const freshDeck = (random: Random): string[] => Array.from(shuffledDeck(random), formatCard);
