import {
  PROTOCOL_VERSION,
  parseOnlineReply,
  type ByeCode,
  type OnlineReply,
  type OnlineRequest,
} from '@quando/protocol';
import { Heartbeat, WAKING_GRACE } from './heartbeat.ts';
import { backoffBefore } from './backoff.ts';
import type { Socket, SocketEvents } from './socket.ts';
import type { Clock } from '@quando/protocol';

export type PersonalDevice = { readonly key: string; readonly device: string };

export type ServerConnectionOptions = {
  readonly connect: (events: SocketEvents) => Socket;
  /** Who says hello: a person's device with its key and what it is known by at the table, or a big screen. */
  readonly caller: PersonalDevice | 'screen';
  readonly clock: Clock;
  /** The time, which goes on while a device is asleep, in milliseconds. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onMessage: (reply: OnlineReply) => void;
  readonly onState: (state: ServerConnectionState) => void;
};

/** `connecting` recovers without help; an end is final. */
export type ServerConnectionState = 'connecting' | 'open' | { readonly endedBy: FinalBye };

/** The goodbyes after which reconnecting would change nothing. */
export type FinalBye = Extract<ByeCode, 'no-such-table' | 'not-open' | 'full' | 'unreadable' | 'bad-version'>;

const FINAL: readonly ByeCode[] = [
  'no-such-table',
  'not-open',
  'full',
  'unreadable',
  'bad-version',
] satisfies FinalBye[];

/** How long the server may take to send `welcome`, in milliseconds. */
export const WELCOME_GRACE = 10_000;

/** A connection to an online table that reconnects: open from each `welcome` until its socket breaks. */
export class ServerConnection {
  readonly #options: ServerConnectionOptions;
  #socket: Socket | undefined;
  #heartbeat: Heartbeat | undefined;
  #callOff: () => void = () => {};
  #attempt = 0;
  #state: 'connecting' | 'open' | 'over' = 'connecting';

  constructor(options: ServerConnectionOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Dropped unless the connection is open. */
  send(message: OnlineRequest): void {
    if (this.#state === 'open') this.#post(message);
  }

  /** Pings at once; without an answer the connection soon counts as dead. */
  check(): void {
    this.#heartbeat?.ask(WAKING_GRACE);
  }

  /** The device has woken up or is back online: reconnects or checks without waiting. */
  wake(): void {
    if (this.#state === 'connecting' && !this.#socket) this.#connect();
    else if (this.#heartbeat?.isStale) this.#reconnect();
    else this.check();
  }

  close(): void {
    this.#state = 'over';
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    const ifPresent = (then: () => void) => (): void => (this.#socket === socket ? then() : undefined);
    const socket = this.#options.connect({
      onOpen: ifPresent(() => this.#greet()),
      onText: (text) => ifPresent(() => this.#hear(text))(),
      onClose: ifPresent(() => this.#break()),
    });
    this.#socket = socket;
    this.#callOff = this.#options.clock.after(WELCOME_GRACE, () => this.#break());
  }

  #greet(): void {
    const { caller } = this.#options;
    const who = caller === 'screen' ? { screen: true } : caller;
    this.#post({ type: 'hello', version: PROTOCOL_VERSION, ...who });
  }

  #hear(text: string): void {
    this.#heartbeat?.onMessage();
    const parsed = parseOnlineReply(text);
    if (parsed.kind === 'reply') return this.#receive(parsed.reply);
    // A newer server may send further types; anything else that cannot be read is another protocol.
    if (parsed.why === 'malformed') this.#part('bad-version');
  }

  #receive(reply: OnlineReply): void {
    if (reply.type === 'pong') return;
    if (reply.type === 'bye') return this.#part(reply.why);
    // The listener learns its seat before it may send.
    this.#options.onMessage(reply);
    if (reply.type === 'welcome' && this.#state === 'connecting') this.#open();
  }

  #open(): void {
    this.#callOff();
    this.#attempt = 0;
    this.#heartbeat = new Heartbeat({
      clock: this.#options.clock,
      now: this.#options.now,
      ping: () => this.#post({ type: 'ping' }),
      onDead: () => this.#break(),
    });
    this.#become('open');
  }

  #part(why: ByeCode): void {
    if (!isFinal(why)) return this.#break();
    this.close();
    this.#options.onState({ endedBy: why });
  }

  /** After a long sleep a dead socket looks alive, and finding out takes longer than opening another one. */
  #reconnect(): void {
    this.#become('connecting');
    this.#connect();
  }

  /** Opens another socket after a pause. */
  #break(): void {
    this.#drop();
    this.#become('connecting');
    const pause = backoffBefore(this.#attempt, this.#options.random);
    this.#attempt += 1;
    this.#callOff = this.#options.clock.after(pause, () => this.#connect());
  }

  /** Abandons the socket and ignores whatever it still delivers. */
  #drop(): void {
    this.#callOff();
    this.#heartbeat?.stop();
    this.#heartbeat = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #become(state: 'connecting' | 'open'): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state);
  }

  #post(message: OnlineRequest): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

const isFinal = (why: ByeCode): why is FinalBye => FINAL.includes(why);
