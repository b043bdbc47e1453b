import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

export type SqliteQuestion = {
  readonly number: number;
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
};

export type SqliteAnswer = {
  readonly number: number;
  readonly rows: readonly unknown[];
  readonly changes?: number;
  readonly error?: SqliteTrouble;
};

/** What SQLite could not do, and its code for it. */
export type SqliteTrouble = { readonly message: string; readonly errcode?: number };

type Waiting = { readonly resolve: (answer: SqliteAnswer) => void; readonly reject: (why: Error) => void };

/** The line to the thread that has a database open. */
export class SqliteLine {
  readonly #thread: Worker;
  readonly #waiting: Map<number, Waiting> = new Map();
  #asked = 0;
  #failure: Error | undefined;

  constructor(file: string) {
    this.#thread = new Worker(new URL('sqlite-thread.ts', import.meta.url), { workerData: file });
    this.#thread.on('message', (answer: SqliteAnswer) => this.#settle(answer));
    this.#thread.on('error', (error) => this.#fail(error));
  }

  ask(sql: string, parameters: readonly SQLInputValue[]): Promise<SqliteAnswer> {
    if (this.#failure) return Promise.reject(this.#failure);
    const number = (this.#asked += 1);
    const question: SqliteQuestion = { number, sql, parameters };
    this.#thread.postMessage(question, []);
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  #settle(answer: SqliteAnswer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if (answer.error === undefined) waiting?.resolve(answer);
    else waiting?.reject(Object.assign(new Error(answer.error.message), { errcode: answer.error.errcode }));
  }

  /** Without its thread there is no database: whoever waits is told, and so is whoever asks from now on. */
  #fail(error: Error): void {
    this.#failure = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
