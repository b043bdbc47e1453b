import { fieldsOf, readJson, type LocalStore } from '../local-store.ts';
import { emptyDraft, type RoundDraft } from './round-draft.ts';
import { parseDraft } from './sheet-schemas.ts';
import type { Sheet } from './sheet.ts';

const KEY = 'quando-sheet-draft';

/** The unfinished next round of a sheet; an empty one if there is none. */
export function loadDraft(localStore: LocalStore, { id, players }: Sheet): RoundDraft {
  const stored = fieldsOf(readJson(localStore, KEY));
  const draft = stored['sheet'] === id ? parseDraft(stored['draft'], players.length) : undefined;
  return draft ?? emptyDraft(players.length);
}

export function saveDraft(localStore: LocalStore, { id }: Sheet, draft: RoundDraft): void {
  localStore.setItem(KEY, JSON.stringify({ sheet: id, draft }));
}

export function clearDraft(localStore: LocalStore): void {
  localStore.setItem(KEY, 'null');
}
