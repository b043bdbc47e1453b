import type { TableReply, TableRequest } from '@quando/protocol';
import type { GameConnection, ConnectionState } from '../game/game-connection.ts';

/** What of an online table's line is about the game: all that a session needs of it. */
export class GameLine implements GameConnection {
  readonly #send: (message: TableRequest) => void;
  #onMessage: (message: TableReply) => void = () => {};
  #onState: (state: ConnectionState) => void = () => {};
  #state: ConnectionState;

  constructor(state: ConnectionState, send: (message: TableRequest) => void) {
    this.#state = state;
    this.#send = send;
  }

  send(message: TableRequest): void {
    if (this.#state === 'open') this.#send(message);
  }

  onMessage(handler: (message: TableReply) => void): void {
    this.#onMessage = handler;
  }

  onState(handler: (state: ConnectionState) => void): void {
    this.#onState = handler;
    handler(this.#state);
  }

  hear(message: TableReply): void {
    if (this.#state === 'open') this.#onMessage(message);
  }

  become(state: ConnectionState): void {
    if (this.#state === state || this.#state === 'closed') return;
    this.#state = state;
    this.#onState(state);
  }

  close(): void {
    this.become('closed');
  }
}
