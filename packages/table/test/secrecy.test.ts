import { expect, test } from 'vitest';
import { seededRandom, type Seat, type Viewer } from '@quando/rules';
import { actionOf, parseEntry, type State } from '@quando/rules/authority';
import { parseGameSummary, type Command, type GameSummary } from '@quando/protocol';
import {
  GameLog,
  gameLogOf,
  Connection,
  MemoryStorage,
  openTable,
  Table,
  type TableEntry,
} from '@quando/table';
import { TableFixture, setupOf, TABLE } from './table-fixture.ts';
import { deckIn, entriesIn, soundLog } from './expected.ts';
import { otherDeck } from './other-world.ts';

/** A played round, or the start of one. */
type Course = {
  readonly summary: GameSummary;
  readonly log: readonly TableEntry[];
  readonly commands: readonly Done[];
  readonly end: State;
};

type Done = { readonly seat: Seat; readonly command: Command & { type: 'act' } };

async function courseOf(players: number, seed: number, steps: number): Promise<Course> {
  const fixture = await TableFixture.create(setupOf(Array(players).fill('person').join(' '), 500), seed);
  for (let i = 0; i < steps && fixture.now.view.phase !== 'scored'; i += 1) await fixture.step();
  const log = entriesIn(await fixture.ports.storage.load(TABLE));
  const commands: Done[] = [];
  let gameLog = soundLog(gameLogOf(log.slice(0, 2)));
  for (const [i, entry] of log.entries()) {
    if (entry.type !== 'acted') continue;
    const line = parseEntry(entry.line)!;
    const action = actionOf(gameLog.state, line)!;
    commands.push({ seat: line.seat, command: { type: 'act', id: entry.id, after: i - 1, action } });
    gameLog = soundLog(gameLogOf(log.slice(0, i + 1)));
  }
  const [kept] = await fixture.ports.storage.list();
  return { summary: parseGameSummary(kept!.summary)!, log, commands, end: gameLog.state };
}

const dealtWith = (log: readonly TableEntry[], deck: readonly string[]): TableEntry[] =>
  log.map((entry) => (entry.type === 'dealt' ? { ...entry, deck } : entry));

/** Everything sent to a viewer while these commands are submitted, valid and invalid ones. */
async function heardBy(
  viewer: Viewer,
  log: readonly TableEntry[],
  { commands, summary }: Course,
): Promise<string[]> {
  const { ports } = await TableFixture.create(setupOf('person person'));
  const storage = new MemoryStorage();
  await storage.create(summary, log.slice(0, 2));
  const table = await openTable(TABLE, { ...ports, storage });
  if (!(table instanceof Table)) throw new Error('it does not open');
  const heard: string[] = [];
  const line = new Connection({
    table,
    send: (reply) => heard.push(JSON.stringify(reply)),
    mayBe: () => true,
    mayContinue: () => true,
  });
  await line.receive({ type: 'join', as: viewer });
  for (const { seat, command } of commands) {
    await line.receive({ ...command, id: 'too-early', action: { type: 'knock' } });
    await line.receive({ ...command, id: 'wrong', action: { type: 'play', slots: [0, 1, 2, 3] } });
    await table.submit(seat, command, () => {});
    await line.receive({ ...command, id: 'too-late' });
  }
  await line.receive({ type: 'join', as: viewer });
  return heard;
}

test.for([2, 3, 4, 6])(
  'what a viewer of %i players has not seen changes no message to it',
  async (players) => {
    const random = seededRandom(`worlds ${players}`);
    const tally = { worlds: 0, changed: 0 };
    for (let seed = 0; seed < 5; seed += 1) {
      const course = await courseOf(players, seed, 6 + 10 * seed);
      const deck = deckIn(course.log[1]);
      for (const viewer of [...Array(players).keys(), 'watcher' as const]) {
        const other = otherDeck(deck, course.end, viewer, random);
        const log = dealtWith(course.log, other);
        const gameLog = gameLogOf(log);
        // In some other worlds a hidden zero would have changed what was legal.
        if (!(gameLog instanceof GameLog) || gameLog.state.phase !== course.end.phase) continue;
        expect(await heardBy(viewer, log, course)).toEqual(await heardBy(viewer, course.log, course));
        tally.worlds += 1;
        tally.changed += other.filter((card, i) => card !== deck[i]).length;
      }
    }
    expect(tally.worlds).toBeGreaterThan(players);
    expect(tally.changed / tally.worlds).toBeGreaterThan(5);
  },
);

test('no message reveals a whole card: an update has exactly these keys', async () => {
  const fixture = await TableFixture.create(setupOf('person sharp'));
  expect(Object.keys(fixture.table.updateFor(0))).toEqual([
    'type',
    'seq',
    'since',
    'viewer',
    'view',
    'events',
    'sitters',
    'standings',
  ]);
});
