import {
  parseTableReply,
  type Pace,
  type Sitter,
  type TableReply,
  type TableRequest,
} from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { ConnectionState, GameConnection } from '../game/game-connection.ts';
import type { ReplaySource } from './replay-message.ts';

/** From where a game is played on in another way. */
export type WhatIf = {
  readonly source: ReplaySource;
  /** Which game of the source. */
  readonly game: number;
  readonly sitters: readonly Sitter[];
  readonly round: number;
  readonly step: number;
  readonly seat: Seat;
  readonly cards: 'true' | 'other';
  readonly pace: Pace;
};

/** A connection to a table that exists as long as the connection; it closes if no other cards fit. */
export class WhatIfConnection implements GameConnection {
  readonly #worker: Worker;
  #onState: (state: ConnectionState) => void = () => {};
  #onRecord: (text: string) => void = () => {};

  constructor(whatIf: WhatIf) {
    this.#worker = new Worker(new URL('../offline/replay/what-if-worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#worker.postMessage(whatIf, []);
  }

  send(message: TableRequest): void {
    this.#worker.postMessage(message, []);
  }

  onMessage(handler: (message: TableReply) => void): void {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<{ readonly record?: string }>) => {
      if (data.record !== undefined) return this.#onRecord(data.record);
      const parsed = parseTableReply(data);
      return parsed.kind === 'reply' ? handler(parsed.reply) : this.#onState('closed');
    });
    this.#worker.addEventListener('error', () => this.#onState('closed'));
  }

  onState(handler: (state: ConnectionState) => void): void {
    this.#onState = handler;
    handler('open');
  }

  /** The record of the game once it is over. */
  record(): Promise<{ readonly text: string }> {
    this.#worker.postMessage('record', []);
    return new Promise((resolve) => (this.#onRecord = (text) => resolve({ text })));
  }

  close(): void {
    this.#worker.terminate();
  }
}
