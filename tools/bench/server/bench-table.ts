import { BOTS } from '@quando/bots';
import { PROTOCOL_VERSION, type Update } from '@quando/protocol';
import { freshId, freshKey } from '../../e2e/test-client.ts';
import { PlainSocket } from './plain-socket.ts';

const SEATS = 4;

/** The start of an update; the rest is parsed only if needed. */
const UPDATE = /^\{"type":"update","seq":(\d+)/;

export type BenchTableOptions = {
  readonly port: number;
  readonly table: string;
  /** Called when somebody can act. */
  readonly onReady: (table: BenchTable) => void;
  /** Called with the time from an action to the last player's update, in milliseconds. */
  readonly onDone: (milliseconds: number) => void;
};

/** A table with four seats, each with its own socket; acts on command. */
export class BenchTable {
  readonly #options: BenchTableOptions;
  readonly #sockets: PlainSocket[] = [];
  #seq = 0;
  #texts: string[] = [];
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
    const { view, seq: after }: Update = JSON.parse(this.#texts[0]!);
    const seat = view.asked;
    if (seat === 'nobody') return this.#say(0, { type: 'continue', id: freshId(), after });
    const own: Update = JSON.parse(this.#texts[seat]!);
    const action = BOTS.beginner(own.view, { seed: after });
    this.#say(seat, { type: 'act', id: freshId(), after, action });
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
    const seq = Number(UPDATE.exec(text)?.[1] ?? 0);
    if (seq === 0 || seq < this.#seq) return;
    if (seq > this.#seq) this.#texts = [];
    this.#seq = seq;
    // The same update may come again when somebody connects or disconnects.
    if (this.#texts[seat] !== undefined) return;
    this.#texts[seat] = text;
    if (this.#texts.filter(Boolean).length === SEATS) this.#finish();
  }

  #finish(): void {
    if (this.#sentAt !== undefined) this.#options.onDone(performance.now() - this.#sentAt);
    this.#sentAt = undefined;
    this.#isReady = true;
    this.#options.onReady(this);
  }
}
