import { below, seededRandom, type Random } from '@quando/rules';
import { setupOf, settled, someAction } from '@quando/table/table-fixture';
import { expect, test } from 'vitest';
import { timelineOf } from '../../src/board/motion/timeline.ts';
import type { Moment } from '../../src/game/moment.ts';
import { posesIn } from '../fixtures/poses.ts';
import { TestTable, type Client } from './test-table.ts';

const GAMES = 200;

/** The line of a client is cut, or mended, at any moment: before or after a message has arrived. */
async function cut(room: TestTable, { connection }: Client, random: Random): Promise<void> {
  const roll = below(random, 12);
  if (!connection.isOpen) return roll < 4 ? connection.reconnect(room.table) : undefined;
  if (roll === 0) return connection.disconnect();
  if (roll === 1) return connection.deliverToTable();
  return roll === 2 ? connection.deliverToClient() : connection.deliverAll();
}

/** Everybody decides who can; between rounds anybody goes on. */
function decide({ game, state: { update } }: Client, random: Random): void {
  const action = update && someAction(update.view, random);
  if (action) game.act(action);
  else if (update?.view.phase === 'scored') game.continue();
}

/** Shows a moment as the board does; no two cards that fly have the same name. */
function expectShowable({ seq, events, before, view }: Moment): void {
  if (!before) return;
  const stage = { before: posesIn(before), after: posesIn(view) };
  const { flights, length } = timelineOf({ seq, events, before, view }, stage);
  expect(new Set(flights.map(({ id }) => id)).size).toBe(flights.length);
  expect(Number.isFinite(length)).toBe(true);
}

/** Plays a short game; gives how often a line was cut. */
async function playCut(seed: number): Promise<number> {
  const random = seededRandom(`cut ${seed}`);
  const room = await TestTable.open(setupOf('person person person', 1), seed);
  const clients = [room.enter(0), room.enter(1), room.enter(2), room.enter()];
  const shown = new Map<Client, Moment | undefined>();
  let cuts = 0;
  for (let i = 0; room.viewOf('watcher').phase !== 'over'; i += 1) {
    if (i > 5000) throw new Error('the game does not go on');
    const client = clients[below(random, clients.length)]!;
    const wasOpen = client.connection.isOpen;
    await cut(room, client, random);
    if (wasOpen && !client.connection.isOpen) cuts += 1;
    decide(client, random);
    await settled();
    const moment = client.moments.at(-1);
    if (moment && moment !== shown.get(client)) expectShowable(moment);
    shown.set(client, moment);
    // A board that is done with everything, or is still at it.
    if (below(random, 2) === 0) client.game.moments.skip();
  }
  return cuts;
}

test(
  `lines that are cut at random moments in ${GAMES} short games break nothing`,
  { timeout: 120_000 },
  async () => {
    let cuts = 0;
    for (let seed = 0; seed < GAMES; seed += 1) cuts += await playCut(seed);
    expect(cuts).toBeGreaterThan(GAMES);
  },
);
