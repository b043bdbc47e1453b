import type { Action, Seat, View } from '@quando/rules';
import {
  PROTOCOL_VERSION,
  statusAfter,
  parseOnlineReply,
  updateAfter,
  type Command,
  type Events,
  type TableStatus,
  type OnlineReply,
  type OnlineRequest,
  type SeatingCommand,
  type Update,
} from '@quando/protocol';
import { randomBytes } from 'node:crypto';
import { DealParticipant } from './deal-participant.ts';

export type TestClientOptions = {
  /** The server to connect to, called on every connection attempt: such as `http://127.0.0.1:3000`. */
  readonly address: () => string;
  readonly table: string;
  /** A client without a key only watches. */
  readonly key?: string;
  /** Decides for the client; without it the client does not play. */
  readonly policy?: ((view: View) => Action) | undefined;
  /** Whether the client takes part in the deals. */
  readonly takesPart?: boolean;
  /** The thinking time in milliseconds. */
  readonly pause?: () => number;
  /** Called with every message text. */
  readonly onText?: (text: string) => void;
  /** Called with the time from each decision to its answer, in milliseconds. */
  readonly onAnswer?: (milliseconds: number) => void;
  /** Called with every update and the number of the connection that brought it. */
  readonly onUpdate?: (update: Update, connection: number) => void;
};

type Sent = (Command | SeatingCommand) & { readonly id: string };
type Answer = Extract<OnlineReply, { type: 'accepted' | 'refused' }>;
type Waiting = { readonly message: Sent; readonly settle: (answer: Answer) => void };

/** The delay before reconnecting, in milliseconds. */
const PAUSE = 50;

/** A client over a real socket: reconnects whenever the connection breaks, and repeats unanswered commands. */
export class TestClient {
  readonly key: string | undefined;
  /** Every accepted command, by its id, with the seq of its entry. */
  readonly accepted: Map<string, number> = new Map();
  status: TableStatus | undefined;
  update: Update | undefined;
  seat: Seat | 'none' = 'none';
  /** Why the server ended the last connection, if it said so. */
  bye: string | undefined;
  connects = 0;
  readonly #options: TestClientOptions;
  readonly #watchers: Set<() => void> = new Set();
  readonly #participant: DealParticipant | undefined;
  #socket: WebSocket | undefined;
  #waiting: Waiting | undefined;
  #isThinking = false;
  #isGone = false;

  constructor(options: TestClientOptions) {
    this.#options = options;
    this.key = options.key;
    if (options.takesPart && options.key !== undefined) this.#participant = new DealParticipant(options.key);
    this.#connect();
  }

  /** Resolves once this client has received it. */
  until(isSo: (client: TestClient) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo(this)) return;
        this.#watchers.delete(look);
        resolve();
      };
      this.#watchers.add(look);
      look();
    });
  }

  /** Sends a command repeatedly until it is answered; one at a time. */
  do(command: SeatingCommand | Command): Promise<Answer> {
    return new Promise((settle) => {
      this.#waiting = { message: command, settle };
      this.say(command);
    });
  }

  say(message: OnlineRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Breaks the connection; the client reconnects automatically. */
  stumble(): void {
    this.#socket?.close();
  }

  leave(): void {
    this.#isGone = true;
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#isGone) return;
    const { address, table } = this.#options;
    const socket = new WebSocket(`${address().replace(/^http/, 'ws')}/api/tables/${table}/socket`);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#greet());
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    socket.addEventListener('close', () => setTimeout(() => this.#connect(), PAUSE * (1 + Math.random())));
    socket.addEventListener('error', () => {});
  }

  #greet(): void {
    this.connects += 1;
    this.say({
      type: 'hello',
      version: PROTOCOL_VERSION,
      ...(this.key !== undefined && { key: this.key }),
    });
  }

  #hear(text: string): void {
    this.#options.onText?.(text);
    this.#take(replyIn(text));
    this.#takePart();
    this.#play();
    for (const look of this.#watchers) look();
  }

  #take(reply: OnlineReply): void {
    switch (reply.type) {
      case 'welcome':
        return this.#sit(reply.seat);
      case 'status':
        this.status = reply;
        return;
      case 'update':
        return this.#see(reply);
      case 'events':
        return this.#follow(reply);
      case 'accepted':
      case 'refused':
        return this.#settle(reply);
      case 'bye':
        this.bye = reply.why;
        return;
      default:
    }
  }

  #sit(seat: Seat | 'none'): void {
    this.seat = seat;
    const since = this.update && { since: this.update.seq };
    this.say({ type: 'join', as: seat === 'none' ? 'watcher' : seat, ...since });
    if (this.#waiting) this.say(this.#waiting.message);
  }

  #see(update: Update): void {
    this.#options.onUpdate?.(update, this.connects);
    if (update.seq >= (this.update?.seq ?? 0)) this.update = update;
  }

  /** What events say follows from the last update and the last status. */
  #follow(events: Events): void {
    const { update, status } = this;
    if (!update || !status) return;
    const next = updateAfter(update, events);
    if (typeof next === 'string')
      return this.say({ type: 'join', as: update.viewer, since: update.seq, lost: next });
    this.#see(next);
    this.status = statusAfter(status, events);
  }

  #settle(answer: Answer): void {
    if (answer.id === undefined || answer.id !== this.#waiting?.message.id) return;
    if (answer.type === 'refused' && 'update' in answer && answer.update) this.#see(answer.update);
    const { message, settle } = this.#waiting;
    if (answer.type === 'refused' && answer.refusal.code === 'not-stored') {
      setTimeout(() => this.say(message), PAUSE);
      return;
    }
    if (answer.type === 'accepted') this.accepted.set(answer.id, answer.seq);
    this.#waiting = undefined;
    settle(answer);
  }

  #takePart(): void {
    const { seat, status } = this;
    const request = seat !== 'none' && status && this.#participant?.requestFor(status, seat);
    if (request) this.say(request);
  }

  #play(): void {
    if (this.#waiting || this.#isThinking || !this.#nextCommand()) return;
    this.#isThinking = true;
    setTimeout(() => this.#decide(), this.#options.pause?.() ?? 0);
  }

  #decide(): void {
    this.#isThinking = false;
    const command = this.#waiting ? undefined : this.#nextCommand();
    if (!command) return;
    const start = performance.now();
    void this.do(command).then(() => this.#options.onAnswer?.(performance.now() - start));
  }

  #nextCommand(): Command | SeatingCommand | undefined {
    const { seat, update } = this;
    const { policy } = this.#options;
    if (!policy || !update || seat === 'none' || update.viewer !== seat) return undefined;
    const { view, seq: after } = update;
    const seatStatus = this.status?.seats[seat];
    const isAway = seatStatus?.kind === 'taken' && seatStatus.isAway;
    if (isAway && view.phase !== 'over') return { type: 'return', id: freshId() };
    if (view.asked === seat) return { type: 'act', id: freshId(), after, action: policy(view) };
    return view.phase === 'scored' && this.status?.stage !== 'over' && seat === this.status?.host
      ? { type: 'continue', id: freshId(), after }
      : undefined;
  }
}

/** Parses a reply; anything else is a bug of the server. */
function replyIn(text: string): OnlineReply {
  const parsed = parseOnlineReply(text);
  if (parsed.kind === 'reply') return parsed.reply;
  throw new Error(`${parsed.why}: ${text}`);
}

export const freshId = (): string => randomBytes(9).toString('base64url');

/** A key of 256 random bits. */
export const freshKey = (): string => randomBytes(32).toString('base64url');
