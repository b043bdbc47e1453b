import type { Round } from './round.ts';
import type { Sheet } from './sheet.ts';

/** A sheet as this device keeps it, with what it takes to undo changes. */
export type KeptSheet = {
  readonly sheet: Sheet;
  /** Counts the changes, so that two tabs cannot overwrite each other. */
  readonly revision: number;
  /** The rounds before each change, the latest last. */
  readonly past: readonly (readonly Round[])[];
};

/** How many changes can be undone. */
const LONGEST_PAST = 50;

export const keptFrom = (sheet: Sheet): KeptSheet => ({ sheet, revision: 1, past: [] });

/** The rounds change, everything else stays. */
export function withRounds(kept: KeptSheet, rounds: readonly Round[], now: number): KeptSheet {
  const past = [...kept.past, kept.sheet.rounds].slice(-LONGEST_PAST);
  return changed(kept, rounds, past, now);
}

/** Adds a round at the end, or puts another one in the place of an earlier one. */
export function withRound(kept: KeptSheet, index: number, round: Round, now: number): KeptSheet {
  const { rounds } = kept.sheet;
  return withRounds(kept, index < rounds.length ? rounds.with(index, round) : [...rounds, round], now);
}

/** Takes the latest change back; the same sheet if there is none. */
export function undone(kept: KeptSheet, now: number): KeptSheet {
  const before = kept.past.at(-1);
  return before ? changed(kept, before, kept.past.slice(0, -1), now) : kept;
}

function changed(
  { sheet, revision }: KeptSheet,
  rounds: readonly Round[],
  past: KeptSheet['past'],
  now: number,
): KeptSheet {
  return { sheet: { ...sheet, rounds, changedAt: now }, revision: revision + 1, past };
}
