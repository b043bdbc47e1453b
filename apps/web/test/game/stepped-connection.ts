import type { Viewer } from '@quando/rules';
import type { TableReply, TableRequest } from '@quando/protocol';
import { Connection, type Table } from '@quando/table';
import type { GameConnection, ConnectionState } from '../../src/game/game-connection.ts';

/** A connection to a table that carries a message only when it is told to, and can be cut and mended. */
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

  /** How many messages are under way. */
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

  /** Lets the next message through to the table. */
  async deliverToTable(): Promise<void> {
    if (this.#toTable.length > 0) await this.#connection?.receive(this.#toTable.shift());
  }

  /** Lets the next message through to the client. */
  deliverToClient(): void {
    const reply = this.#toClient.shift();
    if (reply) this.#onMessage(reply);
  }

  /** Lets everything through, and all that follows from it. */
  async deliverAll(): Promise<void> {
    while (this.load > 0) {
      await this.deliverToTable();
      this.deliverToClient();
    }
  }

  /** Whatever is under way is lost. */
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

  /** Says something to the client that the table has not said. */
  inject(reply: TableReply): void {
    this.#onMessage(reply);
  }

  #connect(): void {
    const connection = new Connection({
      table: this.#table,
      // What a cut connection's table still says goes nowhere.
      send: (reply) => this.#connection === connection && this.#toClient.push(structuredClone(reply)),
      mayBe: this.#mayBe,
      mayContinue: () => true,
    });
    this.#connection = connection;
  }
}
