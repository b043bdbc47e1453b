import { BOTS } from '@quando/bots';
import { PROTOCOL_VERSION, updateAfter, type Events, type Update } from '@quando/protocol';
import { freshId, freshKey } from '../../e2e/test-client.ts';
import { PlainSocket } from './plain-socket.ts';

const SEATS = 4;

/** The start of the news of a game; the rest is parsed only if needed. */
const NEWS = /^\{"type":"(?:update|events)","seq":(\d+)/;

export type BenchTableOptions = {
  readonly port: number;
  readonly table: string;
  /** Called when somebody can act. */
  readonly onReady: (table: BenchTable) => void;
  /** Called with the time from an action to the last player's update, in milliseconds. */
  readonly onDone: (milliseconds: number) => void;
  /** Called with the size of every message to a player. */
  readonly onBytes: (bytes: number) => void;
};

/** A table with four seats, each with its own socket; acts on command. */
export class BenchTable {
  readonly #options: BenchTableOptions;
  readonly #sockets: PlainSocket[] = [];
  #seq = 0;
  /** By seat: whether it was told of the last action. */
  #told: boolean[] = [];
  /** By seat: the last update that was parsed, and the news since. */
  readonly #known: { update: Update | undefined; news: string[] }[] = [];
  #sentAt: number | undefined;
  #isReady = false;

  constructor(options: BenchTableOptions) {
    this.#options = options;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Opens the sockets, takes the seats and starts. */
  async start(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat += 1) await this.#sit(seat);
    this.#say(0, { type: 'start', id: freshId() });
  }

  /** The asked seat acts. */
  act(): void {
    this.#isReady = false;
    this.#sentAt = performance.now();
    const { view, seq: after } = this.#updateOf(0);
    const seat = view.asked;
    if (seat === 'nobody') return this.#say(0, { type: 'continue', id: freshId(), after });
    const action = BOTS.beginner(this.#updateOf(seat).view, { seed: after });
    this.#say(seat, { type: 'act', id: freshId(), after, action });
  }

  /** What a seat sees now. */
  #updateOf(seat: number): Update {
    const known = this.#known[seat]!;
    for (const text of known.news.splice(0)) {
      const reply: Update | Events = JSON.parse(text);
      const update = reply.type === 'update' ? reply : updateAfter(known.update!, reply);
      if (typeof update === 'string') throw new Error(`seat ${seat} has lost its view by a ${update}`);
      known.update = update;
    }
    return known.update!;
  }

  leave(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #sit(seat: number): Promise<void> {
    const key = freshKey();
    return new Promise((resolve) => {
      const socket: PlainSocket = new PlainSocket({
        port: this.#options.port,
        path: `/api/tables/${this.#options.table}/socket`,
        onOpen: () => {
          this.#say(seat, { type: 'hello', version: PROTOCOL_VERSION, key });
          this.#say(seat, { type: 'sit', id: freshId(), seat, name: `Seat ${seat}`, avatar: 'round' });
        },
        onText: (text) => {
          this.#options.onBytes(Buffer.byteLength(text));
          if (text.startsWith('{"type":"accepted"') && this.#seq === 0) resolve();
          if (text.startsWith('{"type":"welcome"') && text.includes(`"seat":${seat}`))
            this.#say(seat, { type: 'join', as: seat });
          this.#hear(seat, text);
        },
      });
      this.#sockets[seat] = socket;
    });
  }

  #say(seat: number, message: object): void {
    this.#sockets[seat]!.send(JSON.stringify(message));
  }

  #hear(seat: number, text: string): void {
    const seq = Number(NEWS.exec(text)?.[1] ?? 0);
    if (seq === 0) return;
    this.#known[seat] ??= { update: undefined, news: [] };
    this.#known[seat].news.push(text);
    if (seq < this.#seq) return;
    if (seq > this.#seq) this.#told = [];
    this.#seq = seq;
    // The same update may come again when somebody connects or disconnects.
    if (this.#told[seat]) return;
    this.#told[seat] = true;
    if (this.#told.filter(Boolean).length === SEATS) this.#finish();
  }

  #finish(): void {
    if (this.#sentAt !== undefined) this.#options.onDone(performance.now() - this.#sentAt);
    this.#sentAt = undefined;
    this.#isReady = true;
    this.#options.onReady(this);
  }
}
