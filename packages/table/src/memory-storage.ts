import type { GameSummary } from '@quando/protocol';
import type { LogHead, StoredHead, LogEntry, Redaction, Storage } from './storage.ts';

type Log<Kept> = { summary: Kept; entries: readonly LogEntry[] };

/** Stores games in memory. */
export class MemoryStorage<Kept extends LogHead = GameSummary> implements Storage<Kept> {
  readonly #logs: Map<string, Log<Kept>> = new Map();

  create(summary: Kept, entries: readonly LogEntry[]): Promise<void> {
    if (this.#logs.has(summary.game)) return Promise.reject(new Error(`${summary.game} exists`));
    this.#logs.set(summary.game, { summary, entries: [...entries] });
    return Promise.resolve();
  }

  append(summary: Kept, entry: LogEntry): Promise<'stored' | 'conflict'> {
    const log = this.#logs.get(summary.game);
    if (log?.entries.length !== entry.seq) return Promise.resolve('conflict');
    log.entries = [...log.entries, entry];
    log.summary = summary;
    return Promise.resolve('stored');
  }

  async rewrite(summary: Kept, entry: LogEntry, { redact }: Redaction): Promise<'stored' | 'conflict'> {
    const outcome = await this.append(summary, entry);
    const log = this.#logs.get(summary.game);
    if (log && outcome === 'stored') log.entries = [...log.entries.slice(0, -1).map(redact), entry];
    return outcome;
  }

  load(game: string, after = -1): Promise<readonly LogEntry[]> {
    return Promise.resolve(this.#logs.get(game)?.entries.slice(after + 1) ?? []);
  }

  list(): Promise<readonly StoredHead[]> {
    return Promise.resolve(Array.from(this.#logs, ([game, { summary }]) => ({ game, summary })));
  }

  remove(game: string): Promise<void> {
    this.#logs.delete(game);
    return Promise.resolve();
  }

  /** Nothing in memory outlives the process, so there is nothing to preserve. */
  setAside(game: string): Promise<void> {
    return this.remove(game);
  }
}
