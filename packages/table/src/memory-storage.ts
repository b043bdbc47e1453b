import type { GameSummary } from '@quando/protocol';
import type { TableEntry } from './entry.ts';
import type { KeptSummary, Storage } from './storage.ts';

/** Keeps games as long as the program runs. */
export class MemoryStorage implements Storage {
  readonly #games: Map<string, { summary: GameSummary; readonly entries: TableEntry[] }> = new Map();

  create(summary: GameSummary, entries: readonly TableEntry[]): Promise<void> {
    if (this.#games.has(summary.game)) return Promise.reject(new Error(`${summary.game} exists`));
    this.#games.set(summary.game, { summary, entries: [...entries] });
    return Promise.resolve();
  }

  append(summary: GameSummary, entry: TableEntry): Promise<'stored' | 'conflict'> {
    const kept = this.#games.get(summary.game);
    if (!kept || kept.entries.some(({ seq }) => seq === entry.seq)) return Promise.resolve('conflict');
    kept.entries.push(entry);
    kept.summary = summary;
    return Promise.resolve('stored');
  }

  load(game: string): Promise<readonly TableEntry[]> {
    return Promise.resolve([...(this.#games.get(game)?.entries ?? [])]);
  }

  list(): Promise<readonly KeptSummary[]> {
    return Promise.resolve(Array.from(this.#games, ([game, { summary }]) => ({ game, summary })));
  }

  remove(game: string): Promise<void> {
    this.#games.delete(game);
    return Promise.resolve();
  }

  /** Nothing outlives the program here, so nothing is worth keeping. */
  setAside(game: string): Promise<void> {
    return this.remove(game);
  }
}
