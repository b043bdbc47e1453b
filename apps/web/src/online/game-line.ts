import type { TableReply, TableRequest } from '@quando/protocol';
import type { Line, LineState } from '../session/line.ts';

/** What of an online table's line is about the game: all that a session needs of it. */
export class GameLine implements Line {
  readonly #send: (message: TableRequest) => void;
  #onMessage: (message: TableReply) => void = () => {};
  #onState: (state: LineState) => void = () => {};
  #state: LineState;

  constructor(state: LineState, send: (message: TableRequest) => void) {
    this.#state = state;
    this.#send = send;
  }

  send(message: TableRequest): void {
    if (this.#state === 'open') this.#send(message);
  }

  onMessage(handler: (message: TableReply) => void): void {
    this.#onMessage = handler;
  }

  onState(handler: (state: LineState) => void): void {
    this.#onState = handler;
    handler(this.#state);
  }

  hear(message: TableReply): void {
    if (this.#state === 'open') this.#onMessage(message);
  }

  become(state: LineState): void {
    if (this.#state === state || this.#state === 'closed') return;
    this.#state = state;
    this.#onState(state);
  }

  close(): void {
    this.become('closed');
  }
}
