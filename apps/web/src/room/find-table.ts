import type { Terms } from '@quando/protocol';
import { lastTerms } from '../online/last-terms.ts';
import type { LocalStore } from '../local-store.ts';
import type { TableApi } from '../online/table-api.ts';

export type FindTableOptions = {
  readonly tableApi: TableApi;
  readonly localStore: LocalStore;
  /** The table that the screen showed before, if any. */
  readonly kept: string | undefined;
  /** Ends the search. */
  readonly signal: AbortSignal;
};

/** How long to wait before the server is asked again, in milliseconds. */
const PAUSE = 3_000;

/** The table of a big screen: the one it showed before, as long as its game is not over, or else a new one. */
export async function findTable({
  tableApi,
  localStore,
  kept,
  signal,
}: FindTableOptions): Promise<string | undefined> {
  while (!signal.aborted) {
    const found = kept === undefined ? 'none' : await usable(tableApi, kept);
    if (typeof found === 'object') return found.table;
    if (found === 'none') {
      const made = await tableApi.makeTable(termsOf(localStore));
      if (!('refused' in made)) return made.table;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
}

/** Everybody in the room watches. */
const termsOf = (localStore: LocalStore): Terms => ({ ...lastTerms(localStore), isOpen: true });

/** A table to show, `none` if it is gone or over, `unknown` if nobody says. */
type UsableTable = { readonly table: string } | 'none' | 'unknown';

async function usable(tableApi: TableApi, table: string): Promise<UsableTable> {
  const answer = await tableApi.statuses([table]);
  if ('refused' in answer) return 'unknown';
  const status = answer.statuses.find((found) => found.table === table);
  if (status && status.stage !== 'over') return { table };
  return status?.rematch === undefined ? 'none' : { table: status.rematch };
}
