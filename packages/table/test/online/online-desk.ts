import {
  seededRandom,
  below,
  legalActions,
  type Action,
  type Random,
  type Seat,
  type View,
} from '@quando/rules';
import type { TableStatus, OnlineReply, SeatingCommand, Tempo, Terms, Update } from '@quando/protocol';
import {
  createOnlineTable,
  keyHashOf,
  MemoryStorage,
  openOnlineTable,
  OnlineTable,
  thinkHere,
  type OnlineConnection,
  type OnlinePorts,
  type TableFailure,
  type TableHead,
} from '@quando/table';
import { seatIn } from '../expected.ts';
import { FakeClock, settled } from '../fake-clock.ts';

export const TABLE = 'table-1';

export const termsOf = (players: number, tempo: Tempo = 'relaxed', isOpen = true): Terms => ({
  players,
  target: 20,
  tempo,
  isOpen,
});

/** Somebody's device: what it said and what it was told. */
export class Device {
  readonly key: string | undefined;
  readonly heard: OnlineReply[] = [];
  #connection: OnlineConnection | undefined;
  #ids = 0;

  constructor(key: string | undefined) {
    this.key = key;
  }

  connect(table: OnlineTable): this {
    this.#connection = table.connect({
      send: (reply) => this.heard.push(structuredClone(reply)),
      ...(this.key !== undefined && { key: keyHashOf(this.key) }),
    });
    return this;
  }

  disconnect(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  get isConnected(): boolean {
    return this.#connection !== undefined;
  }

  /** Anything at all; what is said by the way is forgotten if the line is dead. */
  async say(message: unknown): Promise<OnlineReply | undefined> {
    const before = this.heard.length;
    await this.#connection?.receive(message);
    return this.heard.slice(before).find(({ type }) => type === 'accepted' || type === 'refused');
  }

  /** A command with a fresh id. */
  ask(command: WithoutId<SeatingCommand>): Promise<OnlineReply | undefined> {
    return this.say({ ...command, id: this.freshId() });
  }

  freshId(): string {
    this.#ids += 1;
    return `${this.key?.replaceAll(/\W|-/g, '') ?? 'watcher'}-${this.#ids}`;
  }

  get status(): TableStatus {
    return this.last('status');
  }
  get update(): Update {
    return this.last('update');
  }
  get seat(): Seat | 'none' {
    return this.last('welcome').seat;
  }

  /** The seat of somebody who is expected to have one. */
  get ownSeat(): Seat {
    return seatIn(this.seat);
  }

  last<Type extends OnlineReply['type']>(type: Type): Extract<OnlineReply, { type: Type }> {
    const isWanted = (reply: OnlineReply): reply is Extract<OnlineReply, { type: Type }> =>
      reply.type === type;
    const found = this.heard.findLast(isWanted);
    if (!found) throw new Error(`was told no ${type}`);
    return found;
  }
}

type WithoutId<Item> = Item extends unknown ? Omit<Item, 'id'> : never;

/** An online table with all that it needs around it, and people with names by the alphabet. */
export class OnlineDesk {
  readonly clock: FakeClock = new FakeClock();
  readonly storage: MemoryStorage<TableHead> = new MemoryStorage();
  readonly absent: Map<Seat, number> = new Map();
  readonly failures: TableFailure[] = [];
  readonly random: Random;
  readonly ports: OnlinePorts;
  table!: OnlineTable;
  #secrets = 0;

  private constructor(seed: string | number) {
    this.random = seededRandom(`people ${seed}`);
    this.ports = {
      storage: this.storage,
      clock: this.clock,
      freshSecret: () => this.#bytes(`secret ${seed} ${(this.#secrets += 1)}`),
      freshTable: () => `table-${(this.#secrets += 1)}`,
      think: thinkHere({ clock: this.clock }),
      pace: () => 1,
      absentSince: (_, seat) => this.absent.get(seat),
      onSaid: () => {},
      onFailure: (failure) => this.failures.push(failure),
    };
  }

  static async create(terms: Terms, seed: string | number = 1): Promise<OnlineDesk> {
    const desk = new OnlineDesk(seed);
    desk.table = await createOnlineTable(TABLE, terms, desk.ports);
    return desk;
  }

  /** A table where `people` sit first and sharp bots on the other seats; the game has begun. */
  static async playing(
    terms: Terms,
    people: number,
    seed: string | number = 1,
  ): Promise<[OnlineDesk, Device[]]> {
    const desk = await OnlineDesk.create(terms, seed);
    const devices = Array.from({ length: people }, (_, seat) => desk.device(`person ${seat}`));
    for (const [seat, device] of devices.entries()) await sit(device, seat);
    for (let seat = people; seat < terms.players; seat += 1)
      await devices[0]!.ask({ type: 'fill', seat, level: 'sharp' });
    await devices[0]!.ask({ type: 'start' });
    for (const [seat, device] of devices.entries()) await device.say({ type: 'join', as: seat });
    return [desk, devices];
  }

  device(name?: string): Device {
    return new Device(name?.padEnd(43, '-')).connect(this.table);
  }

  /** Another process with the same log. */
  async reopened(ports: Partial<OnlinePorts> = {}): Promise<OnlineTable> {
    const table = await openOnlineTable(TABLE, { ...this.ports, ...ports });
    if (!(table instanceof OnlineTable)) throw new Error(`it does not open: ${JSON.stringify(table)}`);
    return table;
  }

  /** Something that the asked seat may do; one of each kind is as likely. */
  someAction(view: View): Action {
    const actions = legalActions(view);
    const verbs = [...new Set(actions.map(({ type }) => type))];
    const likely = actions
      .filter(({ type }) => type === verbs[below(this.random, verbs.length)]!)
      .slice(0, 100);
    return (likely.length > 0 ? likely : actions)[
      below(this.random, (likely.length > 0 ? likely : actions).length)
    ]!;
  }

  /** One more step: a person's, a bot's, or the next deal. */
  async step(devices: readonly Device[]): Promise<void> {
    const { phase, asked } = this.table.updateFor('watcher')!.view;
    const device = devices.find(({ seat }) => seat === asked);
    const { seq } = this.table.updateFor('watcher')!;
    if (phase === 'scored')
      await devices[0]!.say({ type: 'continue', id: devices[0]!.freshId(), after: seq });
    else if (device && !this.isAway(seatIn(asked))) await this.act(device);
    else await this.clock.runNext();
    await settled();
  }

  isAway(seat: Seat): boolean {
    const seatStatus = this.table.status().seats[seat]!;
    return seatStatus.kind === 'taken' && seatStatus.isAway;
  }

  act(device: Device): Promise<OnlineReply | undefined> {
    const { view, seq } = this.table.updateFor(device.ownSeat)!;
    return device.say({ type: 'act', id: device.freshId(), after: seq, action: this.someAction(view) });
  }

  async playOut(devices: readonly Device[]): Promise<void> {
    while (!this.table.isOver) await this.step(devices);
  }

  #bytes(seed: string): string {
    const random = seededRandom(seed);
    return Array.from({ length: 8 }, () => (random.next() >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

export const sit = (device: Device, seat: Seat): Promise<OnlineReply | undefined> =>
  device.ask({ type: 'sit', seat, name: `Person ${seat}`, avatar: 'round' });
