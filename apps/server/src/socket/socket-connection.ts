import type { ByeCode, Hello, OnlineReply } from '@quando/protocol';
import { parseOnlineRequest, PROTOCOL_VERSION } from '@quando/protocol';
import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { Limits } from '../limits/limits.ts';
import { textFrames } from './text-frames.ts';

/** The receiver of a connection's messages after its hello. */
export type Listener = { receive(value: unknown): Promise<void>; close(): void };

/** The hashes of a client's key and of what its device is known by, if it has sent them; and whether it is a big screen. */
export type Client = { readonly key?: string; readonly device?: string; readonly isScreen: boolean };

export type SocketConnectionOptions = {
  /** The output of a connection. */
  readonly stream: Duplex;
  readonly limits: Limits;
  readonly write: (reply: OnlineReply) => string;
  /** Whether the address of this connection may send one more message. */
  readonly maySend: () => boolean;
  /** Connects to the table, or returns why it cannot. */
  readonly connect: (client: Client) => Promise<Listener | ByeCode>;
  readonly onBye: (why: ByeCode) => void;
  readonly onClose: () => void;
  readonly onBug: (error: unknown) => void;
};

/** Codes of the WebSocket protocol. */
const CLOSED = 1000;
const RESTARTING = 1012;
const VIOLATION = 1008;
const BUG = 1011;

/** How long a client has to close its side of the connection, in milliseconds. */
const FAREWELL = 2000;

/** One client's socket: enforces its limits, handles hello, and passes on everything else. */
export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #options: SocketConnectionOptions;
  readonly #bucket: TokenBucket;
  #listener: Listener | Promise<Listener | undefined> | undefined;
  /** The messages of this tick. */
  #unsent: string[] = [];
  #isAlive = true;
  #isProbed = false;
  #isOver = false;

  constructor(socket: WebSocket, options: SocketConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#bucket = new TokenBucket(options.limits.messages, performance.now());
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('ping', (data) => this.#answerPing(data));
    socket.on('pong', () => void this.#admits());
    // An invalid WebSocket frame closes the socket automatically.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#end());
  }

  /** Messages of the same tick are sent together: a write to a socket costs more than its content. */
  send(reply: OnlineReply): void {
    if (this.#isOver) return;
    if (this.#unsent.length === 0) process.nextTick(() => this.#flush());
    this.#unsent.push(this.#options.write(reply));
  }

  bye(why: ByeCode): void {
    this.send({ type: 'bye', why });
    this.#flush();
    if (this.#isOver) return;
    this.#options.onBye(why);
    this.#close(closeCodeOf(why), why);
  }

  /** Sends a ping. A connection that has not answered the last one, or has not sent hello by then, is closed. */
  probe(): void {
    if (this.#isProbed && (!this.#isAlive || !this.#listener)) return this.#socket.terminate();
    this.#isProbed = true;
    this.#isAlive = false;
    if (this.#mayWrite()) this.#socket.ping();
  }

  #answerPing(data: Buffer): void {
    if (!this.#admits() || !this.#mayWrite()) return;
    this.#corkThisTick();
    this.#socket.pong(data);
  }

  /** With frames of our own, because `ws` writes head and text of each message separately. */
  #flush(): void {
    const texts = this.#unsent;
    this.#unsent = [];
    if (texts.length > 0 && this.#mayWrite()) this.#options.stream.write(textFrames(texts));
  }

  /** Counts a message, a ping or a pong; returns whether the client may send it, and disconnects it if not. */
  #admits(): boolean {
    if (this.#isOver) return false;
    this.#isAlive = true;
    if (this.#bucket.take(1, performance.now()) && this.#options.maySend()) return true;
    this.bye('too-fast');
    return false;
  }

  /** Disconnects clients that do not read: their unsent data takes up memory. */
  #mayWrite(): boolean {
    if (this.#isOver) return false;
    if (this.#socket.bufferedAmount <= this.#options.limits.unsentBytes) return true;
    this.#drop();
    return false;
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (!this.#admits()) return;
    const value = isBinary || !Buffer.isBuffer(data) ? undefined : valueOf(data.toString());
    if (!this.#listener) return this.#greet(value);
    void this.#pass(value);
  }

  #greet(value: unknown): void {
    const parsed = parseOnlineRequest(value);
    if (!('message' in parsed) || parsed.message.type !== 'hello') return this.bye('not-understood');
    if (parsed.message.version !== PROTOCOL_VERSION) return this.bye('bad-version');
    this.#listener = this.#connect(parsed.message);
  }

  async #connect({ key, device, screen = false }: Hello): Promise<Listener | undefined> {
    try {
      const listener = await this.#options.connect({
        ...(key !== undefined && { key: hashOf(key) }),
        ...(device !== undefined && { device: hashOf(device) }),
        isScreen: screen,
      });
      if (typeof listener !== 'string') return this.#accept(listener);
      this.bye(listener);
    } catch (error) {
      this.#failed(error);
    }
    return undefined;
  }

  /** The client may have disconnected in the meantime. */
  #accept(listener: Listener): Listener | undefined {
    if (this.#isOver) listener.close();
    else this.#listener = listener;
    return this.#isOver ? undefined : listener;
  }

  async #pass(value: unknown): Promise<void> {
    try {
      const listener = this.#listener instanceof Promise ? await this.#listener : this.#listener;
      if (!this.#isOver) await listener?.receive(value);
    } catch (error) {
      this.#failed(error);
    }
  }

  #corkThisTick(): void {
    const { stream } = this.#options;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  #drop(): void {
    this.#options.onBye('too-slow');
    this.#socket.terminate();
    this.#end();
  }

  #failed(error: unknown): void {
    this.#options.onBug(error);
    this.#close(BUG);
  }

  #close(code: number, reason?: string): void {
    this.#socket.close(code, reason);
    const patience = setTimeout(() => this.#socket.terminate(), FAREWELL);
    this.#socket.once('close', () => clearTimeout(patience));
    this.#end();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#listener && !(this.#listener instanceof Promise)) this.#listener.close();
    this.#options.onClose();
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The parsed JSON; undefined, which no schema accepts, if the text is not JSON. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function closeCodeOf(why: ByeCode): number {
  if (why === 'restarting') return RESTARTING;
  return why === 'too-fast' || why === 'not-understood' ? VIOLATION : CLOSED;
}
