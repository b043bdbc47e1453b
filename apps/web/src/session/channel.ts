import type { OfflineReply, OfflineRequest } from '@quando/protocol';

/** The way to the hall and back: a worker's. */
export type Channel = {
  post(message: OfflineRequest): void;
  onMessage(handler: (message: OfflineReply) => void): void;
  /** Told if nobody is there, or nobody any more. */
  onEnd(handler: () => void): void;
};
