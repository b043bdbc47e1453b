import type { LocalStore } from './local-store.ts';

const KEY = 'quando-reloaded';
const PATIENCE = 10_000;

type Page = {
  /** The address of a file of this version of the app. */
  readonly file: string;
  readonly fetch: (address: string, request: RequestInit) => Promise<Pick<Response, 'status'>>;
  readonly localStore: LocalStore;
  readonly now: () => number;
  readonly reload: () => void;
};

/**
 * Reloads a page that could not load a file, if a newer version of the app has replaced it. Leaving a page also cancels
 * what it loads, and a reload would then cancel the leaving.
 */
export async function reloadIfReplaced({ file, fetch, localStore, now, reload }: Page): Promise<void> {
  const status = await fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.status,
    () => 'unreachable',
  );
  if (status === 404) reloadOnce(localStore, now(), reload);
}

/** Reloads the page, unless that has just been tried without success. */
function reloadOnce(localStore: LocalStore, now: number, reload: () => void): void {
  const last = Number(localStore.getItem(KEY) ?? -Infinity);
  if (now - last < PATIENCE) return;
  localStore.setItem(KEY, String(now));
  reload();
}
