import { Client } from 'pg';
import { sql } from 'kysely';
import { connectionOf } from '../storage/postgres/open-postgres.ts';
import type { Database } from '../storage/schema.ts';
import type { BroadcastMessage, Broadcast } from './broadcast.ts';

/** Processes of earlier versions listen on another channel: their payload looked different. */
const CHANNEL = 'quando_broadcast';

/** PostgreSQL allows 8,000 bytes. */
const LONGEST_PAYLOAD = 7500;

/** Before a lost connection is tried again, in milliseconds. */
const PAUSE = 1000;

export type PostgresBroadcastOptions = {
  readonly url: string;
  readonly db: Database;
  /** The name of this process, which needs no messages of its own. */
  readonly process: string;
  readonly onMessage: (message: BroadcastMessage) => void;
};

type Payload = { readonly from: string; readonly messages: readonly BroadcastMessage[] };

/** Broadcast by NOTIFY, many in one; outside the transactions that they tell of, which would have to queue for it. */
export class PostgresBroadcast implements Broadcast {
  readonly #options: PostgresBroadcastOptions;
  #waiting: BroadcastMessage[] = [];
  #isSending = false;
  #isClosed = false;
  #listener: Client | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: PostgresBroadcastOptions) {
    this.#options = options;
    void this.#listen();
  }

  send(message: BroadcastMessage): void {
    this.#waiting.push(message);
    if (!this.#isSending) void this.#sendAll();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#listener?.end().catch(() => {});
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const payload = this.#nextPayload();
      // A message that is lost is made up for by the poll.
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(this.#options.db).catch(() => {});
    }
    this.#isSending = false;
  }

  #nextPayload(): string {
    const messages: BroadcastMessage[] = [];
    let length = 100;
    while (this.#waiting.length > 0 && length < LONGEST_PAYLOAD) {
      const message = this.#waiting.shift()!;
      length += JSON.stringify(message).length + 1;
      if (length < LONGEST_PAYLOAD) messages.push(message);
      else this.#waiting.unshift(message);
    }
    const payload: Payload = { from: this.#options.process, messages };
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
    const { from, messages } = JSON.parse(text) as Payload;
    if (from !== this.#options.process) for (const message of messages) this.#options.onMessage(message);
  }
}
