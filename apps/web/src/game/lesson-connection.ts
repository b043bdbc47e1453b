import type { TableReply, TableRequest } from '@quando/protocol';
import type { Chapter } from '@quando/text';
import type { GameConnection, ConnectionState } from './game-connection.ts';

/** A connection to a lesson's table, which lives as long as the connection. */
export class LessonConnection implements GameConnection {
  readonly #worker: Worker;

  /** The others take `wait` milliseconds to think. */
  constructor(chapter: Chapter, wait: number) {
    this.#worker = new Worker(new URL('../offline/lesson/lesson-worker.ts', import.meta.url), {
      type: 'module',
    });
    this.#worker.postMessage({ chapter, wait }, []);
  }

  send(message: TableRequest): void {
    this.#worker.postMessage(message, []);
  }

  onMessage(handler: (message: TableReply) => void): void {
    this.#worker.addEventListener('message', (event: MessageEvent<TableReply>) => handler(event.data));
  }

  onState(handler: (state: ConnectionState) => void): void {
    handler('open');
  }

  close(): void {
    this.#worker.terminate();
  }
}
