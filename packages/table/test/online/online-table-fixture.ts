import { seededRandom, type Random, type Seat } from '@quando/rules';
import {
  statusAfter,
  updateAfter,
  type TableStatus,
  type OnlineReply,
  type SeatingCommand,
  type Tempo,
  type Terms,
  type Update,
} from '@quando/protocol';
import {
  createOnlineTable,
  keyHashOf,
  personOf,
  MemoryStorage,
  openOnlineTable,
  OnlineTable,
  thinkHere,
  type OnlineConnection,
  type OnlinePorts,
  type TableFailure,
  type TableHead,
} from '@quando/table';
import { NO_MEMORY, partConfirmed, partIn, type DealMemory, type DealWitness } from '@quando/table/device';
import { seatIn } from '../expected.ts';
import { FakeClock, settled } from '../fake-clock.ts';
import { someAction, TABLE } from '../table-fixture.ts';

export const termsOf = (players: number, tempo: Tempo = 'relaxed', isOpen = true): Terms => ({
  players,
  target: 20,
  tempo,
  isOpen,
});

/** A device that connects to an online table and keeps the replies. */
export class Device {
  readonly key: string | undefined;
  readonly heard: OnlineReply[] = [];
  /** What it remembers of the deals that it takes part in. */
  memory: DealMemory = NO_MEMORY;
  readonly #name: string | undefined;
  #connection: OnlineConnection | undefined;
  #freshValue: (() => string) | undefined;
  #update: Update | undefined;
  #status: TableStatus | undefined;
  #ids = 0;

  /** A device with a name is known by it at the table. */
  constructor(key: string | undefined, name?: string) {
    this.key = key;
    this.#name = name;
  }

  connect(table: OnlineTable): this {
    this.#connection = table.connect({
      send: (reply) => {
        this.#hear(structuredClone(reply));
        if (reply.type === 'status') void this.#takePartIn(reply);
      },
      ...(this.key !== undefined && { key: keyHashOf(this.key) }),
      ...(this.#name !== undefined && { device: keyHashOf(this.#name) }),
    });
    return this;
  }

  /** Keeps a reply; what events say follows from the last update and the last status. */
  #hear(reply: OnlineReply): void {
    this.heard.push(reply);
    if (reply.type === 'update') this.#update = reply;
    if (reply.type === 'status') this.#status = reply;
    if (reply.type !== 'events') return;
    const update = updateAfter(this.update, reply);
    if (typeof update === 'string') throw new Error(`lost by a ${update}`);
    this.#update = update;
    this.#status = statusAfter(this.status, reply);
  }

  /** From now on it takes part in every deal, as an honest device does. */
  takePart(seed: string): this {
    const random = seededRandom(seed);
    this.#freshValue = () => bytesFrom(random);
    return this;
  }

  get person(): string {
    return personOf(keyHashOf(this.key!));
  }

  get witness(): DealWitness {
    return { person: this.person, ...this.memory };
  }

  async #takePartIn({ deal, stage }: TableStatus): Promise<void> {
    // The first status arrives before the connection is made.
    await Promise.resolve();
    const { seat } = this;
    const freshValue = this.#freshValue;
    if (!freshValue || seat === 'none' || stage === 'over') return;
    const { memory, request } = partIn(deal, this.memory, { seat, person: this.person, freshValue });
    this.memory = memory;
    const reply = request && (await this.ask(request));
    if (reply?.type === 'accepted') this.memory = partConfirmed(this.memory, request!);
  }

  disconnect(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  get isConnected(): boolean {
    return this.#connection !== undefined;
  }

  /** Sends any message, valid or not; resolves to the answer to a command. Lost if the device is not connected. */
  async say(message: unknown): Promise<OnlineReply | undefined> {
    const before = this.heard.length;
    await this.#connection?.receive(message);
    return this.heard.slice(before).find((reply) => isAnswerTo(message, reply));
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
    if (!this.#status) throw new Error('was told no status');
    return this.#status;
  }
  get update(): Update {
    if (!this.#update) throw new Error('was told no update');
    return this.#update;
  }
  get seat(): Seat | 'none' {
    return this.last('welcome').seat;
  }

  /** The seat of a device that is expected to have one. */
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

const idOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;

/** An answer without an id is one to a message without a valid id. */
function isAnswerTo(message: unknown, reply: OnlineReply): boolean {
  if (reply.type !== 'accepted' && reply.type !== 'refused') return false;
  return reply.id === undefined || reply.id === idOf(message);
}

export function bytesFrom(random: Random): string {
  return Array.from({ length: 8 }, () => (random.next() >>> 0).toString(16).padStart(8, '0')).join('');
}

type WithoutId<Item> = Item extends unknown ? Omit<Item, 'id'> : never;

/** An online table with its ports. */
export class OnlineTableFixture {
  readonly clock: FakeClock = new FakeClock();
  readonly storage: MemoryStorage<TableHead> = new MemoryStorage();
  readonly absent: Map<Seat, number> = new Map();
  hasScreen = false;
  visitors = 0;
  readonly failures: TableFailure[] = [];
  readonly random: Random;
  readonly ports: OnlinePorts;
  table!: OnlineTable;
  #secrets = 0;

  private constructor(seed: string | number, ports: Partial<OnlinePorts>) {
    this.random = seededRandom(`people ${seed}`);
    this.ports = {
      storage: this.storage,
      clock: this.clock,
      freshSecret: () => bytesFrom(seededRandom(`secret ${seed} ${(this.#secrets += 1)}`)),
      freshTable: () => `table-${(this.#secrets += 1)}`,
      think: thinkHere({ clock: this.clock }),
      pace: () => 1,
      absentSince: (_, seat) => this.absent.get(seat),
      hasScreen: () => this.hasScreen,
      visitors: () => this.visitors,
      onSaid: () => {},
      onLost: () => {},
      onFailure: (failure) => this.failures.push(failure),
      ...ports,
    };
  }

  static async create(
    terms: Terms,
    seed: string | number = 1,
    ports: Partial<OnlinePorts> = {},
  ): Promise<OnlineTableFixture> {
    const fixture = new OnlineTableFixture(seed, ports);
    fixture.table = await createOnlineTable(TABLE, terms, fixture.ports);
    return fixture;
  }

  /** A table with `people` on the first seats and sharp bots on the others; the game has started. */
  static async playing(
    terms: Terms,
    people: number,
    seed: string | number = 1,
    ports: Partial<OnlinePorts> = {},
  ): Promise<[OnlineTableFixture, Device[]]> {
    const fixture = await OnlineTableFixture.create(terms, seed, ports);
    const devices = Array.from({ length: people }, (_, seat) => fixture.device(`person ${seat}`));
    for (const [seat, device] of devices.entries()) await sit(device, seat);
    for (let seat = people; seat < terms.players; seat += 1)
      await devices[0]!.ask({ type: 'fill', seat, level: 'sharp' });
    await devices[0]!.ask({ type: 'start' });
    for (const [seat, device] of devices.entries()) await device.say({ type: 'join', as: seat });
    return [fixture, devices];
  }

  device(name?: string): Device {
    return new Device(name?.padEnd(43, '-')).connect(this.table);
  }

  /** The table as another process opens it from the same log. */
  async reopened(ports: Partial<OnlinePorts> = {}): Promise<OnlineTable> {
    const table = await openOnlineTable(TABLE, { ...this.ports, ...ports });
    if (!(table instanceof OnlineTable)) throw new Error(`it does not open: ${JSON.stringify(table)}`);
    return table;
  }

  /** The next step: a person's action, a bot's, or the next deal. */
  async step(devices: readonly Device[]): Promise<void> {
    const { view, seq } = this.table.updateFor('watcher', NO_EVENTS)!;
    const { phase, asked } = view;
    const device = devices.find(({ seat }) => seat === asked);
    if (phase === 'scored' && this.table.status().deal.closed) await this.clock.runNext();
    else if (phase === 'scored')
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
    const { view, seq } = this.table.updateFor(device.ownSeat, NO_EVENTS)!;
    const action = someAction(view, this.random);
    return device.say({ type: 'act', id: device.freshId(), after: seq, action });
  }

  async playOut(devices: readonly Device[]): Promise<void> {
    while (!this.table.isOver) await this.step(devices);
  }
}

/** As if everything had been told already: telling the past again would mean playing it again. */
const NO_EVENTS = Infinity;

export const sit = (device: Device, seat: Seat): Promise<OnlineReply | undefined> =>
  device.ask({ type: 'sit', seat, name: `Person ${seat}`, avatar: 'round' });
