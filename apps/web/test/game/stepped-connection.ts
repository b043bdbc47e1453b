import type { Viewer } from '@quando/rules';
import type { TableReply, TableRequest } from '@quando/protocol';
import { Connection, type Table } from '@quando/table';
import type { GameConnection, ConnectionState } from '../../src/game/game-connection.ts';

/** A connection that delivers a message only when a test says so, and that can be disconnected and reconnected. */
export class SteppedConnection implements GameConnection {
  readonly sent: unknown[] = [];
  readonly #mayBe: (viewer: Viewer) => boolean;
  #table: Table;
  #connection: Connection | undefined;
  #toTable: unknown[] = [];
  #toClient: TableReply[] = [];
  #onMessage: (message: TableReply) => void = () => {};
  #onState: (state: ConnectionState) => void = () => {};

  constructor(table: Table, mayBe: (viewer: Viewer) => boolean = () => true) {
    this.#table = table;
    this.#mayBe = mayBe;
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#connection !== undefined;
  }

  /** How many messages have not been delivered. */
  get load(): number {
    return this.#toTable.length + this.#toClient.length;
  }

  send(message: TableRequest): void {
    this.sendAnything(message);
  }

  sendAnything(message: unknown): void {
    if (!this.isOpen) return;
    this.sent.push(message);
    this.#toTable.push(structuredClone(message));
  }

  onMessage(handler: (message: TableReply) => void): void {
    this.#onMessage = handler;
  }

  onState(handler: (state: ConnectionState) => void): void {
    this.#onState = handler;
    handler(this.isOpen ? 'open' : 'connecting');
  }

  close(): void {
    this.disconnect();
  }

  /** Delivers the next message to the table. */
  async deliverToTable(): Promise<void> {
    if (this.#toTable.length > 0) await this.#connection?.receive(this.#toTable.shift());
  }

  /** Delivers the next message to the client. */
  deliverToClient(): void {
    const reply = this.#toClient.shift();
    if (reply) this.#onMessage(reply);
  }

  /** Delivers all messages, including those that follow from them. */
  async deliverAll(): Promise<void> {
    while (this.load > 0) {
      await this.deliverToTable();
      this.deliverToClient();
    }
  }

  /** Drops undelivered messages. */
  disconnect(): void {
    this.#connection?.close();
    this.#connection = undefined;
    this.#toTable = [];
    this.#toClient = [];
    this.#onState('connecting');
  }

  reconnect(table: Table = this.#table): void {
    this.#table = table;
    this.#connect();
    this.#onState('open');
  }

  /** Sends the client a message that the table has not sent. */
  inject(reply: TableReply): void {
    this.#onMessage(reply);
  }

  #connect(): void {
    const connection = new Connection({
      table: this.#table,
      // Replies to a closed connection are dropped.
      send: (reply) => this.#connection === connection && this.#toClient.push(structuredClone(reply)),
      mayBe: this.#mayBe,
      mayContinue: () => true,
    });
    this.#connection = connection;
  }
}
