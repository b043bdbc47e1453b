import { firstRevision, withRounds, type StoredSheet } from './stored-sheet.ts';
import type { Sheet } from './sheet.ts';

/** The result of importing sheets: those to store, and how many there were of each kind. */
export type Merge = {
  readonly changed: readonly StoredSheet[];
  readonly added: number;
  readonly renewed: number;
  /** Already here, unchanged or with later changes. */
  readonly known: number;
};

/** Merges the sheets of a file into those of this device. The later state of a sheet wins and can be undone. */
export function merged(here: readonly StoredSheet[], incoming: readonly Sheet[]): Merge {
  const latest = new Map<string, Sheet>();
  for (const sheet of incoming) {
    const other = latest.get(sheet.id);
    if (!other || other.changedAt < sheet.changedAt) latest.set(sheet.id, sheet);
  }
  const added: StoredSheet[] = [];
  const renewed: StoredSheet[] = [];
  for (const sheet of latest.values()) {
    const stored = here.find((other) => other.sheet.id === sheet.id);
    if (!stored) added.push(firstRevision(sheet));
    else if (isLaterThan(sheet, stored)) renewed.push(withRounds(stored, sheet.rounds, sheet.changedAt));
  }
  const known = incoming.length - added.length - renewed.length;
  return { changed: [...added, ...renewed], added: added.length, renewed: renewed.length, known };
}

/** Players never change on a sheet, so a sheet with other players is not a later state of this one. */
const isLaterThan = (sheet: Sheet, { sheet: stored }: StoredSheet): boolean =>
  sheet.changedAt > stored.changedAt && sheet.players.length === stored.players.length;
