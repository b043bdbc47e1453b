import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';

export type PlainSocketOptions = {
  readonly port: number;
  readonly path: string;
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
};

const HEAD_END = '\r\n\r\n';

/** A minimal WebSocket client: thousands of them must fit next to the server. */
export class PlainSocket {
  readonly #socket: Socket;
  readonly #options: PlainSocketOptions;
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;

  constructor(options: PlainSocketOptions) {
    const { port, path } = options;
    this.#options = options;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const key = randomBytes(16).toString('base64');
    this.#socket.write(
      [
        `GET ${path} HTTP/1.1`,
        'host: localhost',
        'connection: Upgrade',
        'upgrade: websocket',
        `sec-websocket-key: ${key}`,
        'sec-websocket-version: 13',
        HEAD_END.slice(2),
      ].join('\r\n'),
    );
    this.#socket.on('data', (chunk) => this.#read(chunk));
    this.#socket.on('error', () => this.#socket.destroy());
  }

  /** The mask is all zeros, which is allowed, so that nothing has to be masked. */
  send(text: string): void {
    const body = Buffer.from(text);
    const size = body.length < 126 ? [body.length | 0x80] : [126 | 0x80, body.length >> 8, body.length & 255];
    this.#socket.write(Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), body]));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isOpen && !this.#skipHead()) return;
    for (let frame = this.#nextFrame(); frame; frame = this.#nextFrame()) this.#take(frame);
  }

  #skipHead(): boolean {
    const end = this.#rest.indexOf(HEAD_END);
    if (end < 0) return false;
    this.#rest = this.#rest.subarray(end + HEAD_END.length);
    this.#isOpen = true;
    this.#options.onOpen();
    return true;
  }

  /** The next frame, once it is complete. */
  #nextFrame(): { readonly kind: number; readonly body: Buffer } | undefined {
    const rest = this.#rest;
    const short = (rest[1] ?? 0) & 127;
    if (rest.length < 2 || (short === 126 && rest.length < 4)) return undefined;
    const [start, size] = short === 126 ? [4, rest.readUInt16BE(2)] : [2, short];
    if (rest.length < start + size) return undefined;
    this.#rest = rest.subarray(start + size);
    return { kind: rest[0]! & 15, body: rest.subarray(start, start + size) };
  }

  #take({ kind, body }: { readonly kind: number; readonly body: Buffer }): void {
    const PING = 9;
    if (kind === 1) this.#options.onText(body.toString());
    if (kind === PING) this.#socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]));
  }
}
