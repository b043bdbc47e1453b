import { Client } from 'pg';
import { sql } from 'kysely';
import { connectionOf } from '../storage/postgres/open-postgres.ts';
import type { Database } from '../storage/schema.ts';
import type { Hint, Hints } from './hint.ts';

const CHANNEL = 'quando';

/** PostgreSQL allows 8,000 bytes. */
const LONGEST_PAYLOAD = 7500;

/** Before a lost connection is tried again, in milliseconds. */
const PAUSE = 1000;

export type PostgresHintsOptions = {
  readonly url: string;
  readonly db: Database;
  /** The name of this process, which needs no hints of its own. */
  readonly process: string;
  readonly onHint: (hint: Hint) => void;
};

type Payload = { readonly from: string; readonly hints: readonly Hint[] };

/** Hints by NOTIFY, many in one; outside the transactions that they tell of, which would have to queue for it. */
export class PostgresHints implements Hints {
  readonly #options: PostgresHintsOptions;
  #waiting: Hint[] = [];
  #isTelling = false;
  #isClosed = false;
  #listener: Client | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: PostgresHintsOptions) {
    this.#options = options;
    void this.#listen();
  }

  tell(hint: Hint): void {
    this.#waiting.push(hint);
    if (!this.#isTelling) void this.#tellAll();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#listener?.end().catch(() => {});
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    while (this.#waiting.length > 0) {
      const payload = this.#nextPayload();
      // A hint that is lost is made up for by the poll.
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(this.#options.db).catch(() => {});
    }
    this.#isTelling = false;
  }

  #nextPayload(): string {
    const hints: Hint[] = [];
    let length = 100;
    while (this.#waiting.length > 0 && length < LONGEST_PAYLOAD) {
      const hint = this.#waiting.shift()!;
      length += JSON.stringify(hint).length + 1;
      if (length < LONGEST_PAYLOAD) hints.push(hint);
      else this.#waiting.unshift(hint);
    }
    const payload: Payload = { from: this.#options.process, hints };
    return JSON.stringify(payload);
  }

  async #listen(): Promise<void> {
    const client = new Client(connectionOf(this.#options.url));
    this.#listener = client;
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    client.on('error', () => {});
    client.on('end', () => this.#listenAgain());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      await client.end().catch(() => {});
      this.#listenAgain();
    }
  }

  #listenAgain(): void {
    clearTimeout(this.#retry);
    if (!this.#isClosed) this.#retry = setTimeout(() => void this.#listen(), PAUSE);
  }

  #hear(text: string): void {
    const { from, hints } = JSON.parse(text) as Payload;
    if (from !== this.#options.process) for (const hint of hints) this.#options.onHint(hint);
  }
}
