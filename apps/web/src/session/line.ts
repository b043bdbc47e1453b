import type { TableReply, TableRequest } from '@quando/protocol';

/**
 * Whether a line carries: `connecting` mends itself; `elsewhere` (another tab has taken the game over), `removed`
 * and `closed` are its end.
 */
export type LineState = 'connecting' | 'open' | 'elsewhere' | 'removed' | 'closed';

/** The way to a table and back, in order or not at all: a worker's, later a socket's. */
export type Line = {
  /** Dropped unless the line is open. */
  send(message: TableRequest): void;
  onMessage(handler: (message: TableReply) => void): void;
  /** Tells the present state at once, then every change; after each `open` one has to join again. */
  onState(handler: (state: LineState) => void): void;
  close(): void;
};
