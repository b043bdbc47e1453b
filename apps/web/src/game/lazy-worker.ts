import type { OfflineRequest } from '@quando/protocol';
import type { OfflineWorker } from './offline-worker.ts';

/** Starts a worker only when something is asked of it; whoever only visits the start page needs none. */
export function lazyWorker(start: () => Promise<OfflineWorker>): OfflineWorker {
  let need = nothing;
  const started = new Promise<void>((resolve) => (need = resolve)).then(start);
  const later = (run: (worker: OfflineWorker) => void, otherwise = nothing): void =>
    void started.then(run, otherwise);
  return {
    post: (message) => {
      if (isAsking(message)) need();
      later((worker) => worker.post(message));
    },
    onMessage: (handler) => later((worker) => worker.onMessage(handler)),
    // A start that fails is an end too.
    onEnd: (handler) => later((worker) => worker.onEnd(handler), handler),
    end: () => later((worker) => worker.end()),
  };
}

const nothing = (): void => {};

/** Whether a message has an effect on a worker that has nothing to do yet. */
const isAsking = ({ type }: OfflineRequest): boolean => type !== 'pace';
