import { parseOfflineReply } from '@quando/protocol';
import type { OfflineWorker } from './offline-worker.ts';
import { freshId } from './fresh-id.ts';

/** Starts the worker that runs this device's games. */
export function startOfflineWorker(): OfflineWorker {
  const name = `quando worker ${freshId()}`;
  const worker = new Worker(new URL('../offline/games-worker.ts', import.meta.url), { type: 'module', name });
  const ending = new AbortController();
  return {
    post: (message) => worker.postMessage(message, []),
    onMessage: (handler) =>
      worker.addEventListener('message', ({ data }) => handler(parseOfflineReply(data))),
    onEnd: (handler) => {
      // An error event without a message means that the script could not be loaded.
      worker.addEventListener('error', (event) => event instanceof ErrorEvent || handler());
      worker.addEventListener('message', () => awaitEnd(name, ending.signal, handler), { once: true });
    },
    end: () => {
      ending.abort();
      worker.terminate();
    },
  };
}

/** A running worker holds the lock of its name until it ends for any reason. */
function awaitEnd(name: string, signal: AbortSignal, handler: () => void): void {
  // Nobody waits any more once the worker was ended or the page has gone.
  if ('locks' in navigator) navigator.locks.request(name, { signal }, handler).catch(() => {});
}
