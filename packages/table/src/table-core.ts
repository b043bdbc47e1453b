import { damageError } from './damage.ts';
import { SerialQueue } from './serial-queue.ts';
import type { LogEntry, Storage } from './storage.ts';
import { readAll, type TableLog } from './table-log.ts';
import type { FailurePort, TableFailure } from './table-failure.ts';

export type Decision<Change, Refusal> = { readonly change: Change } | { readonly refusal: Refusal };

/** An accepted request that changes nothing, so that it becomes no entry. */
export type Unchanged = 'unchanged';

/** A request to a table, by a person, a bot or a clock. */
export type Request<Change, Refusal> = {
  /** The seq at which the same request was accepted before, if it was. */
  readonly acceptedAt: () => number | undefined;
  readonly decide: () => MaybePromise<Decision<Change, Refusal> | Unchanged>;
  /** Called once, before the change is published; never by a closed table. */
  readonly answer: (outcome: Outcome<Refusal>) => void;
  /** Whether the table retries the request if its change cannot be stored. */
  readonly isRetried?: boolean;
};

type MaybePromise<Value> = Value | Promise<Value>;

export type Outcome<Refusal> = { readonly acceptedAt: number } | { readonly refusal: Refusal | NotStored };

export type NotStored = { readonly code: 'not-stored' };

export type TableCoreOptions<Change> = {
  readonly id: string;
  readonly log: TableLog<Change>;
  readonly storage: Pick<Storage, 'load'>;
  /** Stores a change, and next to the log what follows from it; a conflict if its seq is not the next one. */
  readonly append: (change: Change) => Promise<'stored' | 'conflict'>;
  /** Called after the log has grown, with the game's previous seq. */
  readonly onGrown: (since: number | undefined) => void;
  readonly onFailure: FailurePort;
};

/**
 * The authority over one table: validates, stores and publishes one request at a time. A change is applied once, when
 * it is decided; only entries of other processes are parsed and applied again.
 */
export class TableCore<Change extends { readonly entry: LogEntry }> {
  readonly #options: TableCoreOptions<Change>;
  readonly #queue: SerialQueue = new SerialQueue();
  #isClosed = false;

  constructor(options: TableCoreOptions<Change>) {
    this.#options = options;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Handles a request after all earlier ones; resolves once it is answered. */
  submit<Refusal>(request: Request<Change, Refusal>): Promise<void> {
    return this.#queue.run(() => this.#settle(request));
  }

  /** Loads and publishes what other processes have added to the log. */
  async refresh(): Promise<void> {
    await this.#queue.run(() => this.#readOn());
  }

  /** Stops answering and publishing; resolves once all pending writes are stored. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#queue.idle();
  }

  async #settle<Refusal>(request: Request<Change, Refusal>): Promise<void> {
    if (this.#isClosed) return;
    const acceptedAt = request.acceptedAt();
    if (acceptedAt !== undefined) return request.answer({ acceptedAt });
    const deciding = request.decide();
    const decision = deciding instanceof Promise ? await deciding : deciding;
    if (decision === 'unchanged') return request.answer({ acceptedAt: this.#options.log.seq });
    if ('refusal' in decision) return request.answer(decision);
    await this.#commit(decision.change, request);
  }

  async #commit<Refusal>(change: Change, request: Request<Change, Refusal>): Promise<void> {
    const stored = await this.#store(change, request.isRetried ?? false);
    if (stored === 'stored')
      return this.#grow(change, () => request.answer({ acceptedAt: change.entry.seq }));
    // Another process was faster, which may change the decision.
    if (stored === 'conflict' && (await this.#readOn())) return this.#settle(request);
    if (!this.#isClosed) request.answer({ refusal: { code: 'not-stored' } });
  }

  async #store(change: Change, isRetried: boolean): Promise<'stored' | 'conflict' | 'failed'> {
    try {
      return await this.#options.append(change);
    } catch (error) {
      this.#fail({ during: 'append', error, isRetried });
      return 'failed';
    }
  }

  /** Adds what other processes have stored; returns whether there was anything. */
  async #readOn(): Promise<boolean> {
    const { id, log, storage } = this.#options;
    const since = log.gameSeq;
    const { seq } = log;
    try {
      const damage = readAll(log, await storage.load(id, seq));
      if (damage) this.#fail({ during: 'read', error: damageError(damage), isRetried: false });
    } catch (error) {
      this.#fail({ during: 'load', error, isRetried: false });
    }
    if (log.seq === seq) return false;
    if (!this.#isClosed) this.#options.onGrown(since);
    return true;
  }

  #grow(change: Change, answer: () => void): void {
    const since = this.#options.log.gameSeq;
    this.#options.log.add(change);
    if (this.#isClosed) return;
    answer();
    this.#options.onGrown(since);
  }

  #fail(failure: Omit<TableFailure, 'table'>): void {
    this.#options.onFailure({ table: this.#options.id, ...failure });
  }
}
