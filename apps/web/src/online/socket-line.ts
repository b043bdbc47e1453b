import {
  PROTOCOL_VERSION,
  readOnlineReply,
  type ByeCode,
  type OnlineReply,
  type OnlineRequest,
} from '@quando/protocol';
import { Heartbeat, WAKING_GRACE } from './heartbeat.ts';
import { backoffBefore } from './backoff.ts';
import type { Socket, SocketEvents } from './socket.ts';
import type { Timer } from './timer.ts';

export type SocketLineOptions = {
  readonly connect: (events: SocketEvents) => Socket;
  readonly key: string;
  readonly timer: Timer;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onMessage: (reply: OnlineReply) => void;
  readonly onState: (state: SocketState) => void;
};

/** `connecting` mends itself; an end does not. */
export type SocketState = 'connecting' | 'open' | { readonly endedBy: FinalBye };

/** The ends of a line after which connecting again would change nothing. */
export type FinalBye = Extract<ByeCode, 'no-such-table' | 'not-open' | 'full' | 'unreadable' | 'bad-version'>;

const FINAL: readonly ByeCode[] = [
  'no-such-table',
  'not-open',
  'full',
  'unreadable',
  'bad-version',
] satisfies FinalBye[];

/** How long it may take until somebody says welcome. */
export const WELCOME_GRACE = 10_000;

/** A line to an online table over sockets that come and go: open from each welcome until something breaks. */
export class SocketLine {
  readonly #options: SocketLineOptions;
  #socket: Socket | undefined;
  #heartbeat: Heartbeat | undefined;
  #callOff: () => void = () => {};
  #attempt = 0;
  #state: 'connecting' | 'open' | 'over' = 'connecting';

  constructor(options: SocketLineOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Dropped unless the line is open. */
  send(message: OnlineRequest): void {
    if (this.#state === 'open') this.#post(message);
  }

  /** Asks whether the line still carries, which is soon known. */
  check(): void {
    this.#heartbeat?.ask(WAKING_GRACE);
  }

  /** The device has woken up or has a network again: what waited for better times happens now. */
  wake(): void {
    if (this.#state === 'connecting' && !this.#socket) this.#connect();
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
    this.#callOff = this.#options.timer.after(WELCOME_GRACE, () => this.#break());
  }

  #greet(): void {
    this.#post({ type: 'hello', version: PROTOCOL_VERSION, key: this.#options.key });
  }

  #hear(text: string): void {
    this.#heartbeat?.hear();
    const reply = readOnlineReply(text);
    if (!reply || reply.type === 'pong') return;
    if (reply.type === 'bye') return this.#part(reply.why);
    // Whoever listens learns first who they are, then that they can speak.
    this.#options.onMessage(reply);
    if (reply.type === 'welcome' && this.#state === 'connecting') this.#open();
  }

  #open(): void {
    this.#callOff();
    this.#attempt = 0;
    this.#heartbeat = new Heartbeat({
      timer: this.#options.timer,
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

  /** Whatever it was: another socket, a little later. */
  #break(): void {
    this.#drop();
    this.#become('connecting');
    const pause = backoffBefore(this.#attempt, this.#options.random);
    this.#attempt += 1;
    this.#callOff = this.#options.timer.after(pause, () => this.#connect());
  }

  /** Leaves the socket behind; what it still says is not heard. */
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
