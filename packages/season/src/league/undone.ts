import type { LeagueEntry } from './league-entry.ts';

/** The types of entries that a maker can undo; what was undone comes back if the undoing is undone. */
const UNDOABLE = ['played', 'corrected', 'member-removed', 'undone'] as const;

export const isUndoable = ({ type }: LeagueEntry): boolean => UNDOABLE.some((undoable) => undoable === type);

/** The seqs of the entries that do not count, because they were undone and this was not undone itself. */
export function undoneSeqs(entries: readonly LeagueEntry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const entry of entries.toReversed())
    if (entry.type === 'undone' && !undone.has(entry.seq)) undone.add(entry.entry);
  return undone;
}
