import { legalActions, seededRandom, type Action } from '@quando/rules';
import { describe, expect, test } from 'vitest';
import { setupOf, settled, someAction } from '@quando/table/table-fixture';
import { TestTable, type Client } from './test-table.ts';

const random = seededRandom('conversation');

/** A room in which two people have a client each, and who of them is asked. */
async function twoPeople(): Promise<{ room: TestTable; asked: Client; other: Client }> {
  const room = await TestTable.open(setupOf('person person', 500));
  const clients = [room.enter(0), room.enter(1)];
  for (const { connection } of clients) await connection.deliverAll();
  const seat = room.asked;
  return { room, asked: clients[seat]!, other: clients[1 - seat]! };
}

const actionFor = (client: Client): Action => someAction(client.state.update!.view, random)!;

async function deliverAll(...clients: readonly Client[]): Promise<void> {
  for (const { connection } of clients) await connection.deliverAll();
  for (const { connection } of clients) await connection.deliverAll();
}

describe('joining', () => {
  test('happens as soon as the connection is open, as the only seat', async () => {
    const room = await TestTable.open(setupOf('sharp person'));
    const client = room.enter(1);
    expect(client.connection.sent).toEqual([{ type: 'join', as: 1 }]);
    expect(client.state.update).toBeUndefined();
    await client.connection.deliverAll();
    expect(client.state.update).toEqual(room.table.updateFor(1));
    expect(client.state.connection).toBe('open');
  });

  test('happens as a watcher where several people share a device', async () => {
    const room = await TestTable.open(setupOf('person person'));
    const client = room.enter(0, 1);
    await client.connection.deliverAll();
    expect(client.state.viewer).toBe('watcher');
    expect(client.state.update?.viewer).toBe('watcher');
  });

  test('as another viewer forgets immediately what the previous one saw', async () => {
    const room = await TestTable.open(setupOf('person person'));
    const client = room.enter(0, 1);
    client.game.joinAs(0);
    await client.connection.deliverAll();
    expect(client.state.update?.viewer).toBe(0);
    client.game.leaveSeat();
    expect(client.state).toMatchObject({ viewer: 'watcher', update: undefined, log: [], news: [] });
  });

  test('as another viewer ignores updates under way for the previous one', async () => {
    const room = await TestTable.open(setupOf('person person'));
    const client = room.enter(0, 1);
    client.game.joinAs(0);
    await client.connection.deliverToTable();
    await client.connection.deliverToTable();
    client.game.joinAs(1);
    client.connection.deliverToClient();
    client.connection.deliverToClient();
    expect(client.state.update).toBeUndefined();
    await client.connection.deliverAll();
    expect(client.state.update?.viewer).toBe(1);
  });
});

describe('an update', () => {
  test('replaces everything', async () => {
    const { room, asked, other } = await twoPeople();
    asked.game.act(actionFor(asked));
    await deliverAll(asked, other);
    for (const { state } of [asked, other]) {
      expect(state.update?.view).toEqual(room.viewOf(state.viewer));
      expect(state.log).toEqual(room.table.updateFor(state.viewer).events);
    }
  });

  test('with an old seq is ignored', async () => {
    const { asked, other } = await twoPeople();
    const old = asked.state.update!;
    asked.game.act(actionFor(asked));
    await deliverAll(asked, other);
    const before = asked.state;
    asked.connection.inject(old);
    expect(asked.state).toEqual(before);
    expect(asked.moments).toHaveLength(2);
  });

  test('that comes twice is told once', async () => {
    const { asked, other } = await twoPeople();
    asked.game.act(actionFor(asked));
    await deliverAll(asked, other);
    const before = other.state;
    other.connection.inject(before.update!);
    expect(other.state.log).toEqual(before.log);
    expect(other.moments).toHaveLength(2);
  });

  test('after a gap is ignored: the client joins again to get what it missed', async () => {
    const { room, asked, other } = await twoPeople();
    const { seq } = other.state.update!;
    asked.game.act(actionFor(asked));
    await deliverAll(asked);
    asked.game.act(actionFor(asked));
    await deliverAll(asked);
    // The first of two updates goes missing.
    other.connection.inject(room.table.updateFor(other.state.viewer, seq + 1));
    expect(other.connection.sent.at(-1)).toEqual({ type: 'join', as: other.state.viewer, since: seq });
    await deliverAll(other);
    expect(other.state.log).toEqual(room.table.updateFor(other.state.viewer).events);
  });

  test('of a new round leaves the log of that round', async () => {
    const { room, asked, other } = await twoPeople();
    await playRound(room, [asked, other]);
    asked.game.continue();
    await deliverAll(asked, other);
    expect(other.state.log).toMatchObject([{ event: { type: 'dealt', round: 1 } }]);
    expect(other.state.update?.standings).toHaveLength(1);
  });
});

async function playRound(room: TestTable, clients: readonly Client[]): Promise<void> {
  while (room.viewOf('watcher').phase !== 'scored') {
    const seat = room.viewOf('watcher').asked;
    const client = clients.find(({ state }) => state.viewer === seat)!;
    client.game.act(actionFor(client));
    await deliverAll(...clients);
  }
}

describe('an action', () => {
  test('is pending until its consequences are seen', async () => {
    const { asked } = await twoPeople();
    const action = actionFor(asked);
    const { seq } = asked.state.update!;
    asked.game.act(action);
    const command = { type: 'act', id: 'id-1', after: seq, action };
    expect(asked.connection.sent.at(-1)).toEqual(command);
    expect(asked.state.pending).toEqual({ command, doneAt: 'unknown' });
    await asked.connection.deliverToTable();
    await settled();
    asked.connection.deliverToClient();
    expect(asked.state.pending).toEqual({ command, doneAt: seq + 1 });
    asked.connection.deliverToClient();
    expect(asked.state.pending).toBeUndefined();
    expect(asked.state.update?.seq).toBe(seq + 1);
  });

  test('is done even if the update arrives before the answer', async () => {
    const { room, asked } = await twoPeople();
    const { viewer, update } = asked.state;
    asked.game.act(actionFor(asked));
    asked.connection.inject({
      ...room.table.updateFor(viewer),
      seq: update!.seq + 1,
      since: update!.seq,
      events: [],
    });
    expect(asked.state.pending).toBeDefined();
    asked.connection.inject({ type: 'accepted', id: 'id-1', seq: update!.seq + 1 });
    expect(asked.state.pending).toBeUndefined();
  });

  test('that is not allowed is refused without asking the table', async () => {
    const { other } = await twoPeople();
    const sent = other.connection.sent.length;
    other.game.act({ type: 'knock' });
    expect(other.state.refusal?.code).toBe('not-your-turn');
    expect(other.state.pending).toBeUndefined();
    expect(other.connection.sent).toHaveLength(sent);
  });

  test('is ignored while another one is pending', async () => {
    const { asked } = await twoPeople();
    const action = actionFor(asked);
    asked.game.act(action);
    asked.game.act(action);
    asked.game.continue();
    expect(asked.connection.sent).toHaveLength(2);
  });

  test('that the table refuses ends with the reason and the current view', async () => {
    const room = await TestTable.open(setupOf('person person', 500));
    const seat = room.asked;
    const [here, there] = [room.enter(seat), room.enter(seat)];
    await deliverAll(here, there);
    const action = actionFor(here);
    here.game.act(action);
    there.game.act(action);
    await here.connection.deliverToTable();
    await settled();
    await there.connection.deliverToTable();
    await settled();
    await deliverAll(here, there);
    expect(here.state.refusal).toBeUndefined();
    expect(there.state).toMatchObject({ pending: undefined, refusal: { code: 'out-of-date' } });
    expect(there.state.update?.view).toEqual(here.state.update?.view);
    there.game.act(actionFor(there));
    expect(there.state.refusal).toBeUndefined();
  });

  test('is not sent before the first update', async () => {
    const room = await TestTable.open(setupOf('person person'));
    const client = room.enter(0);
    client.game.act({ type: 'knock' });
    client.game.continue();
    expect(client.connection.sent).toHaveLength(1);
  });
});

describe('a connection that is cut and mended', () => {
  test('brings what was missed', async () => {
    const { room, asked, other } = await twoPeople();
    const { viewer, update } = other.state;
    other.connection.disconnect();
    expect(other.state.connection).toBe('connecting');
    asked.game.act(actionFor(asked));
    await deliverAll(asked);
    other.connection.reconnect();
    expect(other.connection.sent.at(-1)).toEqual({ type: 'join', as: viewer, since: update!.seq });
    await deliverAll(other);
    expect(other.state.connection).toBe('open');
    expect(other.state.log).toEqual(room.table.updateFor(viewer).events);
    expect(other.moments.at(-1)?.events).toHaveLength(1);
  });

  test('shows the present instead of all flights if more than one turn was missed', async () => {
    const { room, other: away } = await twoPeople();
    const { seq } = away.state.update!;
    away.connection.disconnect();
    for (const action of ['play', 'draw', 'play', 'draw'])
      await room.act(legalActions(room.viewOf(room.asked)).find(({ type }) => type === action)!);
    away.connection.reconnect();
    await deliverAll(away);
    expect(away.moments).toEqual([]);
    expect(away.state.missed).toEqual(away.state.log.filter((told) => told.seq > seq));
    expect(away.state.missed.map(({ event }) => event.type)).toEqual(['played', 'drew', 'played', 'drew']);
    away.game.dismissMissed();
    expect(away.state.missed).toEqual([]);
  });

  test.for(['before the table', 'after the table'])(
    'does an action once that was lost %s had it',
    async (when) => {
      const { room, asked, other } = await twoPeople();
      const { seq } = asked.state.update!;
      asked.game.act(actionFor(asked));
      if (when === 'after the table') {
        await asked.connection.deliverToTable();
        await settled();
      }
      asked.connection.disconnect();
      asked.connection.reconnect();
      await deliverAll(asked, other);
      expect(asked.state).toMatchObject({ pending: undefined, refusal: undefined, update: { seq: seq + 1 } });
      expect(room.table.updateFor('watcher').seq).toBe(seq + 1);
    },
  );
});

describe('moments', () => {
  test('are the fresh deal, and then every step with the views around it', async () => {
    const { asked, other } = await twoPeople();
    expect(other.moments).toMatchObject([{ seq: 1, events: [{ type: 'dealt' }], before: undefined }]);
    const before = other.state.update!.view;
    asked.game.act(actionFor(asked));
    await deliverAll(asked, other);
    expect(other.moments).toHaveLength(2);
    expect(other.moments[1]).toEqual({
      seq: 2,
      events: other.state.update!.events.map(({ event }) => event),
      before,
      view: other.state.update!.view,
    });
  });

  test('do not repeat events from before the client joined', async () => {
    const { room, asked } = await twoPeople();
    asked.game.act(actionFor(asked));
    await deliverAll(asked);
    const late = room.enter(0);
    await deliverAll(late);
    expect(late.moments).toEqual([]);
    expect(late.state.log.length).toBeGreaterThan(1);
  });
});

describe('news', () => {
  test('are what happened since a person last looked', async () => {
    const room = await TestTable.open(setupOf('person person', 500));
    const client = room.enter(0, 1);
    await deliverAll(client);
    const first = room.asked;
    client.game.joinAs(first);
    await deliverAll(client);
    expect(client.state.news).toMatchObject([{ event: { type: 'dealt' } }]);
    while (room.viewOf('watcher').asked === first) {
      client.game.act(actionFor(client));
      await deliverAll(client);
    }
    expect(client.state.news).toEqual([]);
    const looked = client.state.update!.seq;
    client.game.leaveSeat();
    await deliverAll(client);
    expect(client.state.news).toEqual([]);
    client.game.joinAs(1 - first);
    await deliverAll(client);
    expect(client.state.news).toEqual(client.state.log);
    while (room.viewOf('watcher').asked === 1 - first) {
      client.game.act(actionFor(client));
      await deliverAll(client);
    }
    client.game.joinAs(first);
    await deliverAll(client);
    expect(client.state.news).toEqual(client.state.log.filter(({ seq }) => seq > looked));
    expect(client.state.news.length).toBeGreaterThan(1);
  });

  test('start after a person’s last action if nothing later is known to be seen', async () => {
    const room = await TestTable.open(setupOf('person person', 500));
    const client = room.enter(0, 1);
    await deliverAll(client);
    const first = room.asked;
    for (const seat of [first, 1 - first]) {
      client.game.joinAs(seat);
      await deliverAll(client);
      while (room.viewOf('watcher').asked === seat) {
        client.game.act(actionFor(client));
        await deliverAll(client);
      }
    }
    const again = room.enter(0, 1);
    again.game.joinAs(first);
    await deliverAll(again);
    expect(again.state.news.map(({ event }) => 'seat' in event && event.seat)).toEqual(
      again.state.news.map(() => 1 - first),
    );
    expect(again.state.news.length).toBeGreaterThan(1);
    expect(again.state.log.length).toBeGreaterThan(again.state.news.length);
  });
});
