import { readJson, type LocalStore } from '../local-store.ts';
import { emptyDraft, type RoundDraft } from './round-draft.ts';
import { parseDraft } from './sheet-schemas.ts';
import type { Sheet } from './sheet.ts';

const KEY = 'quando-sheet-draft';

/** The next round of a sheet as far as it was written down when somebody turned away; blank if it was not. */
export function loadDraft(localStore: LocalStore, { id, players }: Sheet): RoundDraft {
  const stored = readJson(localStore, KEY) as
    { readonly sheet?: unknown; readonly draft?: unknown } | undefined;
  const draft = stored?.sheet === id ? parseDraft(stored.draft, players.length) : undefined;
  return draft ?? emptyDraft(players.length);
}

export function saveDraft(localStore: LocalStore, { id }: Sheet, draft: RoundDraft): void {
  localStore.setItem(KEY, JSON.stringify({ sheet: id, draft }));
}

export function clearDraft(localStore: LocalStore): void {
  localStore.setItem(KEY, 'null');
}
