import type { GameSummary } from '@quando/protocol';

/** What is stored next to every log, so that it can be read without the log. */
export type LogHead = {
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
};

/** An entry of any log, numbered from 0 without gaps. */
export type LogEntry = { readonly seq: number };

/**
 * Stores logs. A resolved promise means that the data is durable; a rejected one means that nothing was stored. Loaded
 * data is unchecked: the caller has to parse it.
 */
export type Storage<Kept extends LogHead = GameSummary> = {
  /** Stores a new game with its first entries in one transaction. */
  create(summary: Kept, entries: readonly LogEntry[]): Promise<void>;
  /** Adds an entry and updates the summary; a conflict if there is no such game or the seq is not the next one. */
  append(summary: Kept, entry: LogEntry): Promise<'stored' | 'conflict'>;
  /** The entries of a game, or only those after a seq; none if there is no such game. */
  load(game: string, after?: number): Promise<readonly unknown[]>;
  /** The summaries of all games, with their ids. */
  list(): Promise<readonly StoredHead[]>;
  remove(game: string): Promise<void>;
};

/** What becomes of earlier entries. Only those whose JSON contains one of the texts are looked at. */
export type Redaction = {
  readonly texts: readonly string[];
  readonly redact: (entry: LogEntry) => LogEntry;
};

/** The storage of a server's tables. */
export type TableStorage<Kept extends LogHead> = Storage<Kept> & {
  /** Adds an entry like `append`, and redacts earlier ones in the same transaction. */
  rewrite(summary: Kept, entry: LogEntry, redaction: Redaction): Promise<'stored' | 'conflict'>;
};

/** The storage of a device's games. */
export type DeviceStorage = Storage & {
  /** Moves a damaged game out of the way without deleting its data. */
  setAside(game: string): Promise<void>;
};

export type StoredHead = { readonly game: string; readonly summary: unknown };
