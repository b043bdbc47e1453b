import { parseTableReply, type TableReply, type TableRequest } from '@quando/protocol';
import type { TableChapter } from '@quando/text';
import type { GameConnection, ConnectionState } from './game-connection.ts';

/** A connection to a lesson's table, which exists as long as the connection. */
export class LessonConnection implements GameConnection {
  readonly #worker: Worker;
  #onState: (state: ConnectionState) => void = () => {};

  /** `wait`: how long the other players think, in milliseconds. */
  constructor(chapter: TableChapter, wait: number) {
    this.#worker = new Worker(new URL('../offline/lesson/lesson-worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#worker.postMessage({ chapter, wait }, []);
  }

  send(message: TableRequest): void {
    this.#worker.postMessage(message, []);
  }

  onMessage(handler: (message: TableReply) => void): void {
    this.#worker.addEventListener('message', ({ data }) => {
      const parsed = parseTableReply(data);
      if (parsed.kind === 'reply') handler(parsed.reply);
      else this.#onState('closed');
    });
    this.#worker.addEventListener('error', () => this.#onState('closed'));
  }

  onState(handler: (state: ConnectionState) => void): void {
    this.#onState = handler;
    handler('open');
  }

  close(): void {
    this.#worker.terminate();
  }
}
