import { readJson, type LocalStore } from '../local-store.ts';
import { emptyDraft, type RoundDraft } from './round-draft.ts';
import { parseDraft } from './sheet-door.ts';
import type { Sheet } from './sheet.ts';

const KEY = 'quando-sheet-draft';

/** The next round of a sheet as far as it was written down when somebody turned away; blank if it was not. */
export function keptDraft(localStore: LocalStore, { id, players }: Sheet): RoundDraft {
  const kept = readJson(localStore, KEY) as
    { readonly sheet?: unknown; readonly draft?: unknown } | undefined;
  const draft = kept?.sheet === id ? parseDraft(kept.draft, players.length) : undefined;
  return draft ?? emptyDraft(players.length);
}

export function keepDraft(localStore: LocalStore, { id }: Sheet, draft: RoundDraft): void {
  localStore.setItem(KEY, JSON.stringify({ sheet: id, draft }));
}

export function forgetDraft(localStore: LocalStore): void {
  localStore.setItem(KEY, 'null');
}
