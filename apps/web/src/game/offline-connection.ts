import type { OfflineRequest, LossCode, TableReply, TableRequest } from '@quando/protocol';
import type { GameConnection, ConnectionState } from './game-connection.ts';

export type OfflineConnectionOptions = {
  readonly name: string;
  readonly game: string;
  readonly post: (message: OfflineRequest) => void;
  readonly onEnd: () => void;
};

/** A connection to a game on this device. */
export class OfflineConnection implements GameConnection {
  readonly #options: OfflineConnectionOptions;
  #onMessage: (message: TableReply) => void = () => {};
  #onState: (state: ConnectionState) => void = () => {};
  #state: ConnectionState = 'open';

  constructor(options: OfflineConnectionOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  get game(): string {
    return this.#options.game;
  }

  send(message: TableRequest): void {
    if (this.#state === 'open') this.#options.post({ type: 'say', connection: this.name, message });
  }

  onMessage(handler: (message: TableReply) => void): void {
    this.#onMessage = handler;
  }

  onState(handler: (state: ConnectionState) => void): void {
    this.#onState = handler;
    handler(this.#state);
  }

  close(): void {
    if (this.#hasEnded) return;
    this.#options.post({ type: 'leave', connection: this.name });
    this.#end('closed');
  }

  receive(message: TableReply): void {
    if (this.#state === 'open') this.#onMessage(message);
  }

  lose(why: LossCode): void {
    if (!this.#hasEnded) this.#end(why);
  }

  /** The worker has ended. */
  suspend(): void {
    if (this.#state === 'open') this.#become('connecting');
  }

  get isSuspended(): boolean {
    return this.#state === 'connecting';
  }

  /** A new worker has opened the game. */
  resume(): void {
    if (this.#state === 'connecting') this.#become('open');
    // The page has closed the connection in the meantime.
    else this.#options.post({ type: 'leave', connection: this.name });
  }

  get #hasEnded(): boolean {
    return this.#state !== 'open' && this.#state !== 'connecting';
  }

  #end(state: ConnectionState): void {
    this.#options.onEnd();
    this.#become(state);
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    this.#onState(state);
  }
}
