import { Client, type ClientConfig } from 'pg';
import { sql } from 'kysely';
import * as v from 'valibot';
import { hostsOf } from '../storage/postgres/open-postgres.ts';
import { prepareSession } from '../storage/postgres/session.ts';
import type { Database } from '../storage/schema.ts';
import { broadcastMessage, type Broadcast, type BroadcastMessage } from './broadcast.ts';

/** Earlier versions use another channel, since their payload has a different format. */
const CHANNEL = 'quando_broadcast';

/** PostgreSQL allows 8,000 bytes. */
const LONGEST_PAYLOAD = 7500;

/** The delay before reconnecting, in milliseconds. */
const PAUSE = 1000;

export type PostgresBroadcastOptions = {
  readonly url: string;
  readonly db: Database;
  /** The id of this process, which ignores its own messages. */
  readonly process: string;
  readonly onMessage: (message: BroadcastMessage) => void;
  /** Called with errors; polling makes up for lost messages. */
  readonly onFailure: (error: unknown) => void;
};

const payload = v.object({ from: v.string(), messages: v.array(broadcastMessage) });

/**
 * Sends messages by NOTIFY, several in one, outside the transactions that they report, because transactions with NOTIFY
 * are serialised.
 */
export class PostgresBroadcast implements Broadcast {
  readonly #options: PostgresBroadcastOptions;
  readonly #hosts: readonly ClientConfig[];
  #attempts = 0;
  #waiting: BroadcastMessage[] = [];
  #isSending = false;
  #isClosed = false;
  #listener: Client | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: PostgresBroadcastOptions) {
    this.#options = options;
    this.#hosts = hostsOf(options.url);
    void this.#listen();
  }

  send(message: BroadcastMessage): void {
    this.#waiting.push(message);
    if (!this.#isSending) void this.#sendAll();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#listener?.end().catch(this.#options.onFailure);
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const next = this.#nextPayload();
      await sql`select pg_notify(${CHANNEL}, ${next})`
        .execute(this.#options.db)
        .catch(this.#options.onFailure);
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
    return JSON.stringify({ from: this.#options.process, messages } satisfies v.InferInput<typeof payload>);
  }

  async #listen(): Promise<void> {
    // The next host each time, until one is the primary.
    const client = new Client(this.#hosts[this.#attempts % this.#hosts.length]);
    this.#attempts += 1;
    this.#listener = client;
    client.on('notification', (notification) => this.#hear(notification.payload ?? ''));
    client.on('error', (error) => this.#options.onFailure(error));
    client.on('end', () => this.#listenAgain());
    try {
      await client.connect();
      await prepareSession(client);
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.#options.onFailure(error);
      await client.end().catch(this.#options.onFailure);
      this.#listenAgain();
    }
  }

  #listenAgain(): void {
    clearTimeout(this.#retry);
    if (!this.#isClosed) this.#retry = setTimeout(() => void this.#listen(), PAUSE);
  }

  #hear(text: string): void {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), payload), text);
    if (!parsed.success)
      return this.#options.onFailure(new Error('a broadcast of another version was ignored'));
    const { from, messages } = parsed.output;
    if (from !== this.#options.process) for (const message of messages) this.#options.onMessage(message);
  }
}
