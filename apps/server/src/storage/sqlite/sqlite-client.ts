import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Append } from '../append-queue.ts';

export type SqliteQuery = { readonly sql: string; readonly parameters: readonly SQLInputValue[] };

/** Appends to be stored in one transaction. */
export type SqliteBatch = { readonly batch: readonly Append[] };

/** A message to the thread; it answers each with one result. */
export type SqliteTask = { readonly number: number } & (SqliteQuery | SqliteBatch);

/** What came of a task; what its rows hold, only who asked knows. */
export type SqliteResult<Row> = {
  readonly number: number;
  readonly rows: Row[];
  readonly changes?: number;
  readonly error?: SqliteFailure;
};

/** An error of SQLite with its code. */
export type SqliteFailure = { readonly message: string; readonly errcode?: number };

type Waiting = {
  readonly resolve: (result: SqliteResult<never>) => void;
  readonly reject: (why: Error) => void;
};

/** The client of the thread that has the database open. */
export class SqliteClient {
  readonly #thread: Worker;
  readonly #waiting: Map<number, Waiting> = new Map();
  #sent = 0;
  #failure: Error | undefined;

  constructor(file: string) {
    this.#thread = new Worker(new URL('sqlite-thread.ts', import.meta.url), { workerData: file });
    this.#thread.on('message', (result: SqliteResult<never>) => this.#settle(result));
    this.#thread.on('error', (error) => this.#fail(error));
  }

  query<Row>(sql: string, parameters: readonly SQLInputValue[]): Promise<SqliteResult<Row>> {
    return this.#send({ sql, parameters });
  }

  /** Stores appends in a transaction of their own; returns the tables whose entries were stored. */
  async commit(batch: readonly Append[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.#send<string>({ batch });
    return new Set(rows);
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  #send<Row>(task: SqliteQuery | SqliteBatch): Promise<SqliteResult<Row>> {
    if (this.#failure) return Promise.reject(this.#failure);
    const number = (this.#sent += 1);
    const numbered: SqliteTask = { number, ...task };
    this.#thread.postMessage(numbered, []);
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  #settle(result: SqliteResult<never>): void {
    const waiting = this.#waiting.get(result.number);
    this.#waiting.delete(result.number);
    if (result.error === undefined) waiting?.resolve(result);
    else waiting?.reject(Object.assign(new Error(result.error.message), { errcode: result.error.errcode }));
  }

  /** Without its thread there is no database: all pending and future calls fail. */
  #fail(error: Error): void {
    this.#failure = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
