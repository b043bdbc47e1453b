import type { TableReply, TableRequest } from '@quando/protocol';

/**
 * `connecting` recovers without help; `elsewhere` (another tab has taken the game over), `removed` and `closed` are
 * final.
 */
export type ConnectionState = 'connecting' | 'open' | 'elsewhere' | 'removed' | 'closed';

/** A connection to one game, on this device or on a server; messages arrive in order or not at all. */
export type GameConnection = {
  /** Dropped unless the connection is open. */
  send(message: TableRequest): void;
  onMessage(handler: (message: TableReply) => void): void;
  /** Reports the current state at once, then every change; the client joins again after each `open`. */
  onState(handler: (state: ConnectionState) => void): void;
  close(): void;
};
