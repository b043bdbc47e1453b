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
import {
  BOT_LEVELS,
  type BotLevel,
  type Command,
  type Setup,
  type Sitter,
  type Update,
} from '@quando/protocol';
import {
  createTable,
  MemoryStorage,
  openTable,
  Table,
  thinkHere,
  type Answer,
  type Ports,
  type Storage,
  type TableFailure,
} from '@quando/table';
import { seatIn } from './expected.ts';
import { FakeClock, settled } from './fake-clock.ts';

export { settled } from './fake-clock.ts';

/** A setup with one word per sitter: `person`, or the level of a bot. */
export const setupOf = (words: string, target = 20): Setup => ({
  sitters: words.split(' ').map((word, seat) => sitterOf(word, seat)),
  target,
});

const sitterOf = (word: string, seat: number): Sitter =>
  word === 'person'
    ? { kind: 'person', name: `Person ${seat}`, avatar: 'round' }
    : { kind: 'bot', level: levelOf(word), name: `Bot ${seat}`, avatar: 'bean' };

function levelOf(word: string): BotLevel {
  const level = BOT_LEVELS.find((known) => known === word);
  if (!level) throw new Error(`${word} is not a level`);
  return level;
}

export const TABLE = 'table-1';

/** A random legal action; each type of action is equally likely, otherwise hardly anybody would ever knock. */
export function someAction(view: View, random: Random): Action | undefined {
  const actions = legalActions(view);
  const types = [...new Set(actions.map(({ type }) => type))];
  if (types.length === 0) return undefined;
  const chosen = types[below(random, types.length)]!;
  const likely = actions.filter(({ type }) => type === chosen).slice(0, 100);
  return likely[below(random, likely.length)]!;
}

/** A table of this device with its ports. */
export class TableFixture {
  readonly clock: FakeClock = new FakeClock();
  readonly failures: TableFailure[] = [];
  readonly ports: Ports;
  readonly random: Random;
  table!: Table;
  #ids = 0;

  protected constructor(seed: string | number, storage: Storage) {
    this.random = seededRandom(`players ${seed}`);
    this.ports = {
      storage,
      clock: this.clock,
      random: seededRandom(`deals ${seed}`),
      think: thinkHere({ clock: this.clock }),
      pace: () => 1,
      onFailure: (failure) => this.failures.push(failure),
    };
  }

  static async create(
    setup: Setup,
    seed: string | number = 1,
    storage: Storage = new MemoryStorage(),
  ): Promise<TableFixture> {
    const fixture = new TableFixture(seed, storage);
    await fixture.createTable(setup);
    return fixture;
  }

  protected async createTable(setup: Setup): Promise<void> {
    this.table = await createTable(TABLE, setup, this.ports);
  }

  /** Collects the updates that this viewer receives from now on. */
  listen(viewer: Viewer): Update[] {
    const updates: Update[] = [];
    this.table.subscribe({ viewer, tell: (update) => updates.push(update) });
    return updates;
  }

  get now(): Update {
    return this.table.updateFor('watcher');
  }

  /** Whose turn it is. */
  get asked(): Seat {
    return seatIn(this.now.view.asked);
  }

  act(action: Action, seat = this.asked): Promise<Answer> {
    return this.submit(seat, { type: 'act', id: this.freshId(), after: this.now.seq, action });
  }

  continue(): Promise<Answer> {
    return this.submit(0, { type: 'continue', id: this.freshId(), after: this.now.seq });
  }

  async submit(by: Viewer, command: Command): Promise<Answer> {
    const answers: Answer[] = [];
    await this.table.submit(by, command, (answer) => answers.push(answer));
    if (answers.length !== 1) throw new Error(`${answers.length} answers`);
    return answers[0]!;
  }

  freshId(): string {
    this.#ids += 1;
    return `id-${this.#ids}`;
  }

  /** A random legal action of the seat to move. */
  someAction(seat = this.asked): Action {
    return someAction(this.table.updateFor(seat).view, this.random)!;
  }

  /** The next step: a person's action, a bot's, or the next deal. */
  async step(): Promise<void> {
    const { view, sitters } = this.now;
    if (view.phase === 'scored') await this.continue();
    else if (sitters[this.asked]!.kind === 'person') await this.act(this.someAction());
    else await this.clock.runNext();
  }

  async playOut(): Promise<void> {
    this.table.start();
    while (this.now.view.phase !== 'over') await this.step();
  }

  /** The table as another process opens it from the same log. */
  async reopened(ports: Partial<Ports> = {}): Promise<Table> {
    const table = await openTable(TABLE, { ...this.ports, ...ports });
    if (!(table instanceof Table)) throw new Error('it does not open');
    await settled();
    return table;
  }
}
