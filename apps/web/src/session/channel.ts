import type { HallReply, HallRequest } from '@quando/protocol';

/** The way to the hall and back: a worker's. */
export type Channel = {
  post(message: HallRequest): void;
  onMessage(handler: (message: HallReply) => void): void;
  /** Told if nobody is there, or nobody any more. */
  onEnd(handler: () => void): void;
};
