import { setTimeout as wait } from 'node:timers/promises';
import type { TableRow } from './schema.ts';

/** An entry to append to its table, and the table's head after it. */
export type Append = TableRow & { readonly body: string };

/**
 * Stores those entries of a batch that come next at their tables, in one commit; returns these tables. Each table
 * occurs at most once.
 */
export type CommitBatch = (batch: readonly Append[]) => Promise<ReadonlySet<string>>;

type Waiting = {
  readonly append: Append;
  readonly resolve: (outcome: 'stored' | 'conflict') => void;
  readonly reject: (why: unknown) => void;
};

/** Answering a batch takes about 0.1 ms per append, during which nothing else happens. */
const LARGEST_BATCH = 64;

/** Commits start at least this many milliseconds apart, so that the busier a server is, the more appends share one. */
const APART = 4;

/** Collects appends during a commit and for a moment after it, so that all of them share the next one. */
export class AppendQueue {
  readonly #commit: CommitBatch;
  #waiting: Waiting[] = [];
  #isDraining = false;
  #startedAt = -Infinity;

  constructor(commit: CommitBatch) {
    this.#commit = commit;
  }

  /** Resolves once the commit is done. */
  append(append: Append): Promise<'stored' | 'conflict'> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    if (this.#isDraining) return;
    this.#isDraining = true;
    // Appends of the same tick share the commit.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const early = this.#startedAt + APART - performance.now();
      if (early > 0 && this.#waiting.length < LARGEST_BATCH) await wait(early);
      this.#startedAt = performance.now();
      await this.#settle(this.#nextBatch());
    }
    this.#isDraining = false;
  }

  /** The first append of each table; later ones have to wait for its outcome. */
  #nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const isLater = batch.size === LARGEST_BATCH || batch.has(waiting.append.id);
      if (isLater) later.push(waiting);
      else batch.set(waiting.append.id, waiting);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await this.#commit(batch.map(({ append }) => append));
      for (const { append, resolve } of batch) resolve(stored.has(append.id) ? 'stored' : 'conflict');
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
