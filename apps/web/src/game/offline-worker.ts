import type { OfflineReply, OfflineRequest, ParsedReply } from '@quando/protocol';

/** The worker that runs this device's games, as the page sees it. */
export type OfflineWorker = {
  post(message: OfflineRequest): void;
  onMessage(handler: (message: ParsedReply<OfflineReply>) => void): void;
  /** Reports that the worker could not start or has ended. */
  onEnd(handler: () => void): void;
  /** Ends it, which is not reported. */
  end(): void;
};
