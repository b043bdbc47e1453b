import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

export type RawSocketOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
};

/** A socket that sends any message, valid or not. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  /** The code that the socket was closed with. */
  readonly closed: Promise<number>;

  constructor(address: string, table: string, { headers = {}, path = 'socket' }: RawSocketOptions = {}) {
    this.socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${table}/${path}`, { headers });
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    this.socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) this.texts.push(data.toString());
    });
    this.socket.on('error', () => {});
    onTestFinished(() => this.socket.terminate());
  }

  /** Resolves once the socket is open. */
  async opened(): Promise<this> {
    await once(this.socket, 'open');
    return this;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Resolves once a text with these words has arrived. */
  async hears(words: string): Promise<string> {
    for (;;) {
      const found = this.texts.find((text) => text.includes(words));
      if (found !== undefined) return found;
      await Promise.race([once(this.socket, 'message'), this.closed]);
      if (this.socket.readyState !== WebSocket.OPEN && !this.texts.some((text) => text.includes(words)))
        throw new Error(`closed before it heard ${words}: ${this.texts.join('\n')}`);
    }
  }
}
