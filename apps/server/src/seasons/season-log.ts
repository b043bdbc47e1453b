import {
  TableCore,
  type Decision,
  type FailurePort,
  type LogEntry,
  type Outcome,
  type Redaction,
  type TableLog,
  type TableStorage,
  type Unchanged,
} from '@quando/table';
import type { LogKind } from '../storage/schema.ts';
import type { NewHead } from '../storage/sql-storage.ts';

/** A log of something that lasts longer than a game, such as a league. */
export type KeptLog<Entry extends LogEntry> = TableLog<{ readonly entry: Entry }> & {
  readonly entries: readonly Entry[];
};

/** What entries of this kind of log are like. */
export type SeasonLogRules<Entry extends LogEntry, Log extends KeptLog<Entry>> = {
  readonly kind: LogKind;
  /** The log that begins with a stored entry; undefined if it cannot be read. */
  readonly begin: (value: unknown) => Log | undefined;
  /** For an entry that deletes something from earlier ones: what becomes of each of them. */
  readonly redaction?: (entry: Entry) => Redaction | undefined;
};

export type SeasonLogPorts = {
  readonly storage: TableStorage<NewHead>;
  readonly onFailure: FailurePort;
};

/** A request to a log: accepted before, or decided now. */
export type SeasonRequest<Entry, Refusal> = {
  /** The seq at which the same request was accepted before, if it was. */
  readonly acceptedAt: () => number | undefined;
  readonly decide: () => Decision<{ readonly entry: Entry }, Refusal> | Unchanged;
};

/** The authority over one log: checks, stores and tells one request at a time, like a table. */
export class SeasonLog<Entry extends LogEntry & { readonly at: number }, Log extends KeptLog<Entry>> {
  readonly id: string;
  readonly log: Log;
  /** When it was last asked for, in milliseconds. */
  usedAt: number = performance.now();
  readonly #core: TableCore<{ readonly entry: Entry }>;
  readonly #waiting: Set<() => void> = new Set();
  #isGone = false;

  constructor(
    id: string,
    log: Log,
    rules: SeasonLogRules<Entry, Log>,
    { storage, onFailure }: SeasonLogPorts,
  ) {
    this.id = id;
    this.log = log;
    this.#core = new TableCore({
      id,
      log,
      storage,
      append: ({ entry }) => {
        const head = { game: id, changedAt: entry.at, isOver: false };
        const redaction = rules.redaction?.(entry);
        return redaction ? storage.rewrite(head, entry, redaction) : storage.append(head, entry);
      },
      onGrown: () => this.#tell(),
      onFailure,
    });
  }

  get seq(): number {
    return this.log.seq;
  }

  /** Whether somebody waits for the next entry. */
  get isWatched(): boolean {
    return this.#waiting.size > 0;
  }

  /** Whether the log was deleted while somebody had it. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** Handles a request after all earlier ones; resolves once its entry is durable, or it is refused. */
  async submit<Refusal>(request: SeasonRequest<Entry, Refusal>): Promise<Outcome<Refusal>> {
    let outcome: Outcome<Refusal> = { refusal: { code: 'not-stored' } };
    await this.#core.submit({ ...request, answer: (answer: Outcome<Refusal>) => (outcome = answer) });
    return outcome;
  }

  /** Loads what other processes have added. */
  refresh(): Promise<void> {
    return this.#core.refresh();
  }

  /** Resolves when there are entries after this seq or nobody wants to know, and after so many milliseconds at the latest. */
  async news(after: number, milliseconds: number, unwanted?: AbortSignal): Promise<void> {
    if (this.seq > after || this.#core.isClosed || unwanted?.aborted) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#waiting.add(done);
      unwanted?.addEventListener('abort', done);
    });
  }

  /** The log no longer exists. */
  dismiss(): void {
    this.#isGone = true;
    this.#tell();
  }

  /** Stops answering; resolves once all pending writes are stored. */
  close(): Promise<void> {
    const closed = this.#core.close();
    this.#tell();
    return closed;
  }

  #tell(): void {
    for (const done of this.#waiting) done();
  }
}
