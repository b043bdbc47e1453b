import {
  below,
  legalActions,
  seededRandom,
  type Action,
  type Random,
  type Seat,
  type View,
  type Viewer,
} from '@quando/rules';
import { BOT_LEVELS, type BotLevel, type Setup } from '@quando/protocol';
import {
  createTable,
  MemoryStorage,
  openTable,
  Table,
  thinkHere,
  type Clock,
  type Ports,
  type TableFailure,
} from '@quando/table';
import { GameClient } from '../../src/game/game-client.svelte.ts';
import type { Moment } from '../../src/game/moment.ts';
import type { GameState } from '../../src/game/game-state.ts';
import { ShakyConnection } from './shaky-connection.ts';

const levelOf = (word: string): BotLevel => BOT_LEVELS.find((level) => level === word)!;

/** Sitters as words: `person`, or the level of a bot. */
export const setupOf = (words: string, target = 20): Setup => ({
  sitters: words.split(' ').map((word, seat) => {
    const name = `Sitter ${seat}`;
    return word === 'person'
      ? { kind: 'person', name, avatar: 'round' }
      : { kind: 'bot', level: levelOf(word), name, avatar: 'bean' };
  }),
  target,
});

type Alarm = { readonly at: number; readonly run: () => void };

/** A clock whose alarms go off, and whose time goes on, when they are asked to. */
export class ManualClock implements Clock {
  readonly #alarms: Set<Alarm> = new Set();
  #now = 1;

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, run };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  get isWaiting(): boolean {
    return this.#alarms.size > 0;
  }

  async ring(): Promise<void> {
    const due = Array.from(this.#alarms);
    this.#alarms.clear();
    for (const { at, run } of due) {
      this.#now = Math.max(this.#now, at);
      run();
    }
    await settled();
  }
}

export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A client and the connection that it has. */
export type Client = {
  readonly seats: readonly number[];
  readonly connection: ShakyConnection;
  readonly game: GameClient;
  /** All that was to be shown since the viewer last changed. */
  readonly moments: readonly Moment[];
  readonly state: GameState;
};

/** A table in one process, with clients around it. */
export class TableRoom {
  readonly clock: ManualClock = new ManualClock();
  readonly storage: MemoryStorage;
  readonly ports: Ports;
  readonly clients: Client[] = [];
  readonly failures: TableFailure[] = [];
  table!: Table;
  #ids = 0;

  private constructor(seed: string | number, storage: MemoryStorage) {
    this.storage = storage;
    this.ports = {
      storage,
      clock: this.clock,
      random: seededRandom(`deals ${seed}`),
      think: thinkHere({ clock: this.clock }),
      pace: () => 1,
      onFailure: (failure) => this.failures.push(failure),
    };
  }

  static async open(
    setup: Setup,
    seed: string | number = 1,
    storage = new MemoryStorage(),
  ): Promise<TableRoom> {
    const room = new TableRoom(seed, storage);
    room.table = await createTable('table-1', setup, room.ports);
    room.table.start();
    return room;
  }

  /** A client for the people on these seats. */
  enter(...seats: number[]): Client {
    const connection = new ShakyConnection(
      this.table,
      (viewer) => viewer === 'watcher' || seats.includes(viewer),
    );
    const game = new GameClient({ connection, seats, freshId: () => this.freshId() });
    const client = {
      seats,
      connection,
      game,
      get moments() {
        return game.moments.waiting;
      },
      get state() {
        return game.state;
      },
    };
    this.clients.push(client);
    return client;
  }

  freshId(): string {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }

  viewOf(viewer: Viewer): View {
    return this.table.updateFor(viewer).view;
  }

  /** The seat that has to decide. */
  get askedSeat(): Seat {
    const { asked } = this.viewOf('watcher');
    if (asked === 'nobody') throw new Error('nobody has to decide');
    return asked;
  }

  /** The table's process ends, and another one opens its log. */
  async restart(): Promise<void> {
    for (const { connection } of this.clients) connection.cut();
    await this.table.close();
    const table = await openTable('table-1', this.ports);
    if (!(table instanceof Table)) throw new Error('it does not open');
    this.table = table;
    table.start();
  }
}

/** Anything that the viewer may do; each kind of thing is as likely. */
export function someAction(view: View, random: Random): Action | undefined {
  const actions = legalActions(view);
  const verbs = [...new Set(actions.map(({ type }) => type))];
  if (verbs.length === 0) return undefined;
  const verb = verbs[below(random, verbs.length)]!;
  const likely = actions.filter(({ type }) => type === verb).slice(0, 100);
  return likely[below(random, likely.length)]!;
}
