import type { GameSummary } from '@quando/protocol';

/** The least that is kept beside a log, so that nobody has to read the log to know it. */
export type LogHead = {
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
};

/** What every log is made of: numbered from 0 without a gap. */
export type LogEntry = { readonly seq: number };

/**
 * Where logs are kept. A promise that is kept means durable; one that is rejected means that nothing was kept. What
 * comes out may be anything: its reader checks it.
 */
export type Storage<Kept extends LogHead = GameSummary> = {
  /** A new game and its first entries, all or none. */
  create(summary: Kept, entries: readonly LogEntry[]): Promise<void>;
  /** One more entry, and the summary after it; a conflict if the game is not there or the seq is not the next one. */
  append(summary: Kept, entry: LogEntry): Promise<'stored' | 'conflict'>;
  /** The entries of a game after some seq, or all of them; none if there is no such game. */
  load(game: string, after?: number): Promise<readonly unknown[]>;
  /** The summaries of all games, with the names that they are kept under. */
  list(): Promise<readonly StoredHead[]>;
  remove(game: string): Promise<void>;
  /** Takes a game that makes no sense out of the way, but keeps what there is of it. */
  setAside(game: string): Promise<void>;
};

export type StoredHead = { readonly game: string; readonly summary: unknown };
