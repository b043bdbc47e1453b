import type { LogEntry, TableStorage, FailurePort } from '@quando/table';
import type { NewHead } from '../storage/sql-storage.ts';
import type { Turns } from '../turns.ts';
import { SeasonLog, type KeptLog, type SeasonLogRules } from './season-log.ts';

export type SeasonLogsOptions<Entry extends LogEntry, Log extends KeptLog<Entry>> = {
  readonly rules: SeasonLogRules<Entry, Log>;
  readonly storage: TableStorage<NewHead>;
  readonly onFailure: FailurePort;
  readonly turns: Turns;
};

export type OpenedLog<Entry extends LogEntry & { readonly at: number }, Log extends KeptLog<Entry>> =
  SeasonLog<Entry, Log> | 'not-found' | 'unreadable';

/** The logs of one kind that this process has in memory: a cache, since every log is in the storage. */
export class SeasonLogs<Entry extends LogEntry & { readonly at: number }, Log extends KeptLog<Entry>> {
  readonly #options: SeasonLogsOptions<Entry, Log>;
  readonly #openings: Map<string, Promise<OpenedLog<Entry, Log>>> = new Map();
  readonly #logs: Map<string, SeasonLog<Entry, Log>> = new Map();
  readonly #closing: Map<string, Promise<void>> = new Map();

  constructor(options: SeasonLogsOptions<Entry, Log>) {
    this.#options = options;
  }

  get size(): number {
    return this.#logs.size;
  }

  /** By id, the seq up to which this process knows each log. */
  get known(): ReadonlyMap<string, number> {
    return new Map(Array.from(this.#logs.values(), ({ id, seq }) => [id, seq]));
  }

  /** Stores a new log with its first entries. */
  async make(id: string, entries: readonly [Entry, ...Entry[]]): Promise<void> {
    const { rules, storage } = this.#options;
    const changedAt = entries.at(-1)!.at;
    await storage.create({ game: id, changedAt, isOver: false, kind: rules.kind }, entries);
  }

  inMemory(id: string): SeasonLog<Entry, Log> | undefined {
    return this.#logs.get(id);
  }

  /** The log, loaded if necessary. Use it at once: an idle one is closed again. */
  async find(id: string): Promise<OpenedLog<Entry, Log>> {
    const log = this.#logs.get(id);
    if (!log) return this.#open(id);
    log.usedAt = performance.now();
    return log;
  }

  /** Deletes a log; what is left of it in files is the caller's concern. */
  async remove(id: string): Promise<void> {
    await this.#options.storage.remove(id);
    this.drop(id);
  }

  /** Forgets a log that no longer exists, and tells everybody who waits for its next entry. */
  drop(id: string): void {
    const log = this.#logs.get(id);
    if (!log) return;
    log.dismiss();
    this.#close(log);
  }

  /** Closes logs for which nobody waits and that have not been used for so many milliseconds. */
  closeIdle(idle: number): void {
    const limit = performance.now() - idle;
    for (const log of this.#logs.values()) if (!log.isWatched && log.usedAt <= limit) this.#close(log);
  }

  /** Closes all logs; resolves once everything is stored. */
  async close(): Promise<void> {
    for (const log of this.#logs.values()) this.#close(log);
    await Promise.all(this.#closing.values());
  }

  #open(id: string): Promise<OpenedLog<Entry, Log>> {
    const opening = this.#openings.get(id) ?? this.#opened(id).finally(() => this.#openings.delete(id));
    this.#openings.set(id, opening);
    return opening;
  }

  async #opened(id: string): Promise<OpenedLog<Entry, Log>> {
    const { rules, storage, onFailure } = this.#options;
    await this.#closing.get(id);
    const values = await storage.load(id);
    if (values.length === 0) return 'not-found';
    const log = await this.#read(values);
    if (!log) {
      const error = new Error(`a log of the kind ${rules.kind} cannot be read`);
      onFailure({ table: id, during: 'read', error, isRetried: false });
      return 'unreadable';
    }
    const opened = new SeasonLog(id, log, rules, { storage, onFailure });
    this.#logs.set(id, opened);
    return opened;
  }

  /** In parts, because such logs can be long; undefined if an entry cannot be read. */
  async #read([founded, ...others]: readonly unknown[]): Promise<Log | undefined> {
    const { rules, turns } = this.#options;
    const log = rules.begin(founded);
    const mayGoOn = turns.forWork();
    for (const value of others) {
      await mayGoOn();
      const read = log?.read(value);
      if (!log || !read || 'damage' in read) return undefined;
      log.add(read.change);
    }
    return log;
  }

  #close(log: SeasonLog<Entry, Log>): void {
    this.#logs.delete(log.id);
    const closed = log.close().finally(() => this.#closing.delete(log.id));
    this.#closing.set(log.id, closed);
  }
}
