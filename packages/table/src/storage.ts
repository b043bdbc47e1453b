import type { GameSummary } from '@quando/protocol';
import type { TableEntry } from './entry.ts';

/**
 * Where logs are kept. A promise that is kept means durable; one that is rejected means that nothing was kept. What
 * comes out may be anything: its reader checks it.
 */
export type Storage = {
  /** A new game and its first entries, all or none. */
  create(summary: GameSummary, entries: readonly TableEntry[]): Promise<void>;
  /** One more entry, and the summary after it; a conflict if the game is not there or has an entry with this seq. */
  append(summary: GameSummary, entry: TableEntry): Promise<'stored' | 'conflict'>;
  /** The entries of a game by seq; none if there is no such game. */
  load(game: string): Promise<readonly unknown[]>;
  /** The summaries of all games, with the names that they are kept under. */
  list(): Promise<readonly KeptSummary[]>;
  remove(game: string): Promise<void>;
  /** Takes a game that makes no sense out of the way, but keeps what there is of it. */
  setAside(game: string): Promise<void>;
};

export type KeptSummary = { readonly game: string; readonly summary: unknown };
