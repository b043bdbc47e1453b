import { below, belowLarge, seededRandom, type Random } from '@quando/rules';
import { checkRecord } from '@quando/rules/authority';
import { MemoryStorage } from '@quando/table';
import { expect, test } from 'vitest';
import { setupOf, settled, someAction } from '@quando/table/table-fixture';
import { TestTable, type Client } from './test-table.ts';

/** A storage that sometimes fails, before or after it has stored. */
class MoodyStorage extends MemoryStorage {
  readonly #random: Random;
  isMoody = true;

  constructor(random: Random) {
    super();
    this.#random = random;
  }

  override async append(...what: Parameters<MemoryStorage['append']>): Promise<'stored' | 'conflict'> {
    const mood = this.isMoody ? below(this.#random, 40) : 2;
    if (mood === 0) throw new Error('nothing was stored');
    const answer = await super.append(...what);
    if (mood === 1) throw new Error('stored, but nobody knows');
    return answer;
  }
}

type Step = (room: TestTable, client: Client, random: Random) => Promise<void> | void;

const sometimes = (chance: number, action: Step): Step[] => Array<Step>(chance).fill(action);

/** What may happen to a client; the common things several times. */
const STEPS: readonly Step[] = [
  ...sometimes(12, (_, { connection }) => connection.deliverToTable()),
  ...sometimes(12, (_, { connection }) => connection.deliverToClient()),
  ...sometimes(24, (_, { connection }) => connection.deliverAll()),
  ...sometimes(24, (_, client, random) => decide(client, random)),
  ...sometimes(2, (_, { game }) => game.continue()),
  ...sometimes(2, (_, { connection }) => connection.disconnect()),
  ...sometimes(4, (room, { connection }) =>
    connection.isOpen ? undefined : connection.reconnect(room.table),
  ),
  ...sometimes(2, (_, { connection }) => connection.sendAnything({ type: 'join', as: 5 })),
  ...sometimes(2, (_, { connection }, random) =>
    connection.sendAnything(RUBBISH[below(random, RUBBISH.length)]),
  ),
  ...sometimes(2, (_, { connection }, random) => sayAgain(connection, random)),
  ...sometimes(6, ({ clock }) => (clock.nextIn === undefined ? undefined : clock.runNext())),
];

const RUBBISH: readonly unknown[] = [
  null,
  'join',
  { type: 'act' },
  { type: 'act', id: 'x', after: 1, action: { type: 'knock' } },
  { type: 'act', id: 'y', after: 3, action: { type: 'play', slots: [0, 0] } },
  { type: 'act', id: 'z', after: 4, action: { type: 'flip', slot: 54 } },
  { type: 'continue', id: 'c', after: 2 },
  { type: 'join', as: 0, since: 10_000 },
];

/** Passes a shared device to the player whose decision it is, then decides. */
function decide({ game, seats, state }: Client, random: Random): void {
  const { view } = state.update ?? {};
  if (!view) return;
  const action = someAction(view, random);
  if (action) return game.act(action);
  const { handOverTo } = game;
  if (seats.length < 2 || handOverTo === 'nobody') return;
  if (below(random, 3) === 0) game.leaveSeat();
  else game.joinAs(handOverTo);
}

/** A command of earlier comes once more, as if somebody had been impatient. */
function sayAgain(connection: Client['connection'], random: Random): void {
  const commands = connection.sent.filter((message) => JSON.stringify(message).includes('"id"'));
  if (commands.length > 0) connection.sendAnything(commands[below(random, commands.length)]);
}

test.for(Array.from({ length: 6 }, (_, seed) => seed))(
  'whatever happens to connections, stores and processes, every screen ends with the truth (seed %i)',
  async (seed) => {
    const random = seededRandom(`fuzz ${seed}`);
    const storage = new MoodyStorage(random);
    const room = await TestTable.open(setupOf('person person person person casual', 60), seed, storage);
    const clients = [room.enter(0), room.enter(1), room.enter(2, 3), room.enter(0), room.enter()];
    for (let i = 0; i < 3000; i += 1) {
      await STEPS[below(random, STEPS.length)]!(room, clients[below(random, clients.length)]!, random);
      await settled();
      if (belowLarge(random, 200) === 0) await room.restart();
    }
    expect(room.table.updateFor('watcher').seq).toBeGreaterThan(20);
    storage.isMoody = false;
    await calm(room);
    for (const { state } of clients) expect(state.update!.seq).toBe(room.table.updateFor('watcher').seq);
    for (const client of clients) expectTruth(room, client);
    await finish(room, random);
    for (const client of clients) expectTruth(room, client);
    expect(checkRecord(room.table.record)).toEqual({ record: room.table.record });
  },
);

/** Every connection is mended and all that is under way arrives. */
async function calm({ clients, table, clock }: TestTable): Promise<void> {
  do {
    for (const { connection } of clients) {
      if (!connection.isOpen) connection.reconnect(table);
      await connection.deliverAll();
    }
    if (clock.nextIn !== undefined) await clock.runNext();
  } while (clock.nextIn !== undefined || clients.some(({ connection }) => connection.load > 0));
}

async function finish(room: TestTable, random: Random): Promise<void> {
  for (let i = 0; room.viewOf('watcher').phase !== 'over'; i += 1) {
    if (i > 3000) throw new Error('the game does not go on');
    for (const client of room.clients) decide(client, random);
    if (room.viewOf('watcher').phase === 'scored') room.clients[0]!.game.continue();
    await calm(room);
  }
}

function expectTruth(room: TestTable, { state }: Client): void {
  const { events, ...truth } = room.table.updateFor(state.viewer);
  expect(state.update).toMatchObject({ view: truth.view, seq: truth.seq, standings: truth.standings });
  // The end of the last round comes before the deal of this one.
  const deal = events.findLastIndex(({ event }) => event.type === 'dealt');
  expect(state.log).toEqual(events.slice(deal));
  expect(state.pending).toBeUndefined();
}
