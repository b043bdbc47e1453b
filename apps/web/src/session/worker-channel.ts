import type { HallReply } from '@quando/protocol';
import type { Channel } from './hall.ts';

/** Starts the worker that keeps this device's games. */
export function startWorker(): Channel {
  const worker = new Worker(new URL('../offline/worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message, []),
    onMessage: (handler) =>
      worker.addEventListener('message', (event: MessageEvent<HallReply>) => handler(event.data)),
    // An error without a message is a script that could not be loaded.
    onFailure: (handler) =>
      worker.addEventListener('error', (event) => event instanceof ErrorEvent || handler()),
  };
}
