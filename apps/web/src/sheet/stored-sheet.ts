import type { Round } from './round.ts';
import type { Sheet } from './sheet.ts';

/** A sheet as stored on this device, with its undo history. */
export type StoredSheet = {
  readonly sheet: Sheet;
  /** Counts the changes, so that tabs cannot overwrite each other. */
  readonly revision: number;
  /** The rounds before each change, latest last. */
  readonly past: readonly (readonly Round[])[];
};

/** How many changes can be undone. */
const LONGEST_PAST = 50;

export const firstRevision = (sheet: Sheet): StoredSheet => ({ sheet, revision: 1, past: [] });

/** Replaces the rounds and records the change. */
export function withRounds(stored: StoredSheet, rounds: readonly Round[], now: number): StoredSheet {
  const past = [...stored.past, stored.sheet.rounds].slice(-LONGEST_PAST);
  return changed(stored, rounds, past, now);
}

/** Adds a round at the end, or replaces an earlier one. */
export function withRound(stored: StoredSheet, index: number, round: Round, now: number): StoredSheet {
  const { rounds } = stored.sheet;
  return withRounds(stored, index < rounds.length ? rounds.with(index, round) : [...rounds, round], now);
}

/** Undoes the latest change; returns the same sheet if there is none. */
export function undone(stored: StoredSheet, now: number): StoredSheet {
  const before = stored.past.at(-1);
  return before ? changed(stored, before, stored.past.slice(0, -1), now) : stored;
}

function changed(
  { sheet, revision }: StoredSheet,
  rounds: readonly Round[],
  past: StoredSheet['past'],
  now: number,
): StoredSheet {
  return { sheet: { ...sheet, rounds, changedAt: now }, revision: revision + 1, past };
}
