import { firstRevision, withRounds, type StoredSheet } from './stored-sheet.ts';
import type { Sheet } from './sheet.ts';

/** What reading sheets in changes: those to be kept now, and how many of each kind there were. */
export type Merge = {
  readonly changed: readonly StoredSheet[];
  readonly added: number;
  readonly renewed: number;
  /** Already here, as they are or with later changes. */
  readonly known: number;
};

/** Puts sheets from a file beside those of this device. The later state of a sheet counts, and can be undone. */
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

/** Only rounds change on a sheet, so one with other players is not a later state of this one. */
const isLaterThan = (sheet: Sheet, { sheet: stored }: StoredSheet): boolean =>
  sheet.changedAt > stored.changedAt && sheet.players.length === stored.players.length;
