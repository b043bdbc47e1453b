import { legalActions, type GameRecord } from '@quando/rules';
import { checkRecord } from '@quando/rules/authority';
import { GameLog, gameLogOf, MemoryStorage } from '@quando/table';
import { describe, expect, test } from 'vitest';
import { OfflineGames } from '../../src/game/offline-games.ts';
import { FakeClock } from '../online/fake-clock.ts';
import { Device, SETUP, until } from './device.ts';
import { clientOn, connectTo, created, got, isOver, playUntil } from './game-on-tab.ts';

/** The record of a finished game, from its stored log. */
async function recordIn({ storage }: Device, game: string): Promise<GameRecord | undefined> {
  const log = gameLogOf(await storage.load(game));
  return log instanceof GameLog ? log.record : undefined;
}

describe('a game on this device', () => {
  test('is created, listed, opened, played to its end, and has a record that verifies', async () => {
    const device = new Device();
    const tab = device.openTab();
    const game = await created(tab);
    expect(got(await tab.offlineGames.list()).games).toMatchObject([{ game, setup: SETUP, phase: 'turn' }]);
    expect(await recordIn(device, game)).toBeUndefined();
    const opened = got(await tab.offlineGames.open(game));
    expect(opened).toMatchObject({ sitters: SETUP.sitters, seats: [0] });
    const client = clientOn(opened.connection);
    await playUntil(client, isOver(client));
    const record = await recordIn(device, game);
    expect(checkRecord(record)).toEqual({ record });
    expect(got(await tab.offlineGames.list()).games).toMatchObject([
      { game, phase: 'over', whoseTurn: 'nobody' },
    ]);
    expect(tab.troubles).toEqual([]);
  });

  test('goes on in another tab where it was left, and games stay apart', async () => {
    const device = new Device();
    const tab = device.openTab();
    const games = [await created(tab), await created(tab)];
    const client = clientOn(await connectTo(tab, games[0]!));
    await playUntil(client, () => (client.state.update?.seq ?? 0) > 8);
    const connection = await connectTo(tab, games[1]!);
    connection.close();
    const { viewer } = client.state;
    const other = device.openTab();
    const again = clientOn(await connectTo(other, games[0]!, true));
    await until(() => again.state.update !== undefined);
    expect(again.state.viewer).toBe(viewer);
    expect(again.state.update!.seq).toBeGreaterThan(8);
    expect(again.state.log.slice(0, client.state.log.length)).toEqual(client.state.log);
    expect(got(await other.offlineGames.list()).games.map(({ game }) => game)).toEqual(games);
  });

  test('pauses while nobody is connected to it', async () => {
    const tab = new Device().openTab();
    const game = await created(tab);
    const connection = await connectTo(tab, game);
    connection.close();
    const before = tab.told.length;
    for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(tab.told.length).toBe(before);
  });

  test('is removed together with the connections to it', async () => {
    const tab = new Device().openTab();
    const game = await created(tab);
    const client = clientOn(await connectTo(tab, game));
    expect(await tab.offlineGames.remove(game)).toEqual({ removed: true });
    expect(client.state.connection).toBe('removed');
    expect(got(await tab.offlineGames.list()).games).toEqual([]);
    expect(await tab.offlineGames.open(game)).toEqual({ refused: 'no-such-game' });
  });
});

describe('the record of a game', () => {
  test('is told once the game is over, in any tab and after the worker has ended', async () => {
    const device = new Device();
    const tab = device.openTab();
    const game = await created(tab);
    const client = clientOn(await connectTo(tab, game));
    expect(await tab.offlineGames.record(game)).toEqual({ refused: 'not-over' });
    await playUntil(client, isOver(client));
    const { text } = got(await tab.offlineGames.record(game));
    expect(checkRecord(JSON.parse(text))).toEqual({ record: await recordIn(device, game) });
    expect(await device.openTab().offlineGames.record(game)).toEqual({ text });
    const asked = tab.offlineGames.record(game);
    tab.kill();
    expect(await asked).toEqual({ text });
  });

  test('is refused for a game that is not here', async () => {
    const { offlineGames } = new Device().openTab();
    expect(await offlineGames.record('nowhere')).toEqual({ refused: 'no-such-game' });
  });
});

describe('a second tab', () => {
  test('is told that the game is open elsewhere, and may take it over', async () => {
    const device = new Device();
    const [first, second] = [device.openTab(), device.openTab()];
    const game = await created(first);
    const here = clientOn(await connectTo(first, game));
    await until(() => here.state.update !== undefined);
    expect(await second.offlineGames.open(game)).toEqual({ refused: 'open-elsewhere' });
    expect(await second.offlineGames.remove(game)).toEqual({ refused: 'open-elsewhere' });
    const there = clientOn(await connectTo(second, game, true));
    await until(() => here.state.connection === 'elsewhere');
    await playUntil(there, isOver(there));
    expect(here.state.update!.seq).toBeLessThan(there.state.update!.seq);
    const back = clientOn(await connectTo(first, game, true));
    await until(() => back.state.update !== undefined && there.state.connection === 'elsewhere');
    expect(back.state.update?.view).toEqual(there.state.update?.view);
  });

  test('may open what the first one has left', async () => {
    const device = new Device();
    const [first, second] = [device.openTab(), device.openTab()];
    const game = await created(first);
    const connection = await connectTo(first, game);
    connection.close();
    // The host answers in turn, so it has let go by now.
    await first.offlineGames.list();
    expect(await second.offlineGames.open(game)).toHaveProperty('connection');
  });

  test('in the same worker shares the table', async () => {
    const tab = new Device().openTab();
    const game = await created(tab);
    const [one, two] = [clientOn(await connectTo(tab, game)), clientOn(await connectTo(tab, game))];
    await playUntil(one, () => (one.state.update?.seq ?? 0) > 5);
    await until(() => one.state.update?.seq === two.state.update?.seq);
    expect(two.state.update?.view).toEqual(one.state.update?.view);
  });
});

describe('a damaged store', () => {
  type Log = Awaited<ReturnType<MemoryStorage['load']>>;

  /** A store that was changed from outside. */
  class DamagedStorage extends MemoryStorage {
    summaryOf: (game: string, summary: unknown) => unknown = (_, summary) => summary;
    logOf: (game: string, log: Log) => Log = (_, log) => log;

    override async list(): ReturnType<MemoryStorage['list']> {
      const kept = await super.list();
      return kept.map(({ game, summary }) => ({ game, summary: this.summaryOf(game, summary) }));
    }

    override async load(game: string): Promise<Log> {
      return this.logOf(game, await super.load(game));
    }
  }

  test('with a summary that makes no sense is reported once, and the game set aside', async () => {
    const storage = new DamagedStorage();
    const tab = new Device(storage).openTab();
    const games = [await created(tab), await created(tab), await created(tab)];
    storage.summaryOf = (game, summary) => (game === games[1] ? summary : { rubbish: true });
    expect(got(await tab.offlineGames.list()).games).toMatchObject([{ game: games[1] }]);
    expect(tab.troubles).toEqual([{ type: 'trouble', code: 'store-damaged' }]);
    storage.summaryOf = (_, summary) => summary;
    expect(got(await tab.offlineGames.list()).games).toMatchObject([{ game: games[1] }]);
  });

  test('with a log that makes no sense is reported, and the game set aside when it is opened', async () => {
    const storage = new DamagedStorage();
    const tab = new Device(storage).openTab();
    const games = [await created(tab), await created(tab)];
    storage.logOf = (game, log) => (game === games[0] ? log.slice(0, 1) : log);
    expect(await tab.offlineGames.open(games[0]!)).toEqual({ refused: 'damaged' });
    expect(tab.troubles).toMatchObject([{ code: 'store-damaged' }]);
    expect(got(await tab.offlineGames.list()).games).toMatchObject([{ game: games[1] }]);
    storage.logOf = (_, log) => log.toReversed();
    expect(await tab.offlineGames.open(games[1]!)).toEqual({ refused: 'damaged' });
    // Nothing holds the games that were set aside.
    expect(await tab.offlineGames.open(games[0]!)).toEqual({ refused: 'no-such-game' });
  });

  test('that fails is a refusal, and does not stop what comes after', async () => {
    const storage = new DamagedStorage();
    const tab = new Device(storage).openTab();
    const game = await created(tab);
    Object.assign(storage, { summaryOf: fail, logOf: fail, create: () => Promise.reject(new Error('full')) });
    expect(await tab.offlineGames.list()).toEqual({ refused: 'not-stored' });
    expect(await tab.offlineGames.open(game)).toEqual({ refused: 'not-stored' });
    expect(await tab.offlineGames.create(SETUP)).toEqual({ refused: 'not-stored' });
    storage.logOf = (_, log) => log;
    expect(await tab.offlineGames.open(game)).toHaveProperty('connection');
  });
});

function fail(): never {
  throw new Error('gone');
}

test('a page cannot join as a bot', async () => {
  const tab = new Device().openTab();
  const connection = await connectTo(tab, await created(tab));
  const heard: unknown[] = [];
  connection.onMessage((message) => heard.push(message));
  connection.send({ type: 'join', as: 1 });
  await until(() => heard.length > 0);
  expect(heard).toEqual([{ type: 'refused', refusal: { code: 'not-your-seat' } }]);
});

test('what the host does not understand is refused, with its id if it has one', async () => {
  const tab = new Device().openTab();
  await tab.host.receive({ type: 'create', id: 'mine', setup: {} });
  await tab.host.receive('rubbish');
  await tab.host.receive({ type: 'say', connection: 'nobody', message: {} });
  expect(tab.told).toEqual([
    { type: 'refused', id: 'mine', code: 'not-understood' },
    { type: 'refused', code: 'not-understood' },
  ]);
});

test('hurrying a game that is not open does nothing', () => {
  const tab = new Device().openTab();
  tab.offlineGames.hurry('game-9');
  expect(tab.told).toEqual([]);
});

describe('a page whose worker has died', () => {
  test('continues where it was and repeats its pending requests', async () => {
    const tab = new Device().openTab();
    const client = clientOn(await connectTo(tab, await created(tab)));
    await until(() => client.state.update?.view.asked === 0);
    client.act(legalActions(client.state.update!.view)[0]!);
    tab.kill();
    expect(client.state).toMatchObject({ connection: 'connecting' });
    await until(() => client.state.connection === 'open' && !client.state.pending);
    await playUntil(client, isOver(client));
    expect(client.state.refusal).toBeUndefined();
  });

  test('gets the answer that the dead worker did not send', async () => {
    const tab = new Device().openTab();
    const game = await created(tab);
    const asked = tab.offlineGames.list();
    tab.kill();
    expect(got(await asked).games).toMatchObject([{ game }]);
  });

  test('leaves a game alone that it has left, and one that another tab has taken meanwhile', async () => {
    const device = new Device();
    const [tab, other] = [device.openTab(), device.openTab()];
    const [left, taken] = [await created(tab), await created(tab)];
    const connections = [await connectTo(tab, left), await connectTo(tab, taken)];
    const states: string[] = [];
    connections[1]!.onState((state) => states.push(state));
    tab.kill();
    connections[0]!.close();
    await connectTo(other, taken, true);
    await until(() => states.at(-1) === 'elsewhere');
    expect(await other.offlineGames.open(left)).toMatchObject({ seats: [0] });
  });

  test('gives up when workers keep failing, refuses all requests, and reports it', async () => {
    const starts: (() => void)[] = [];
    const worker = {
      post: () => {},
      onMessage: () => {},
      onEnd: (handler: () => void) => void starts.push(handler),
      end: () => {},
    };
    const offlineGames = new OfflineGames(() => ({ ...worker }), new FakeClock());
    let hasFailed = false;
    offlineGames.onFailure(() => (hasFailed = true));
    const asked = offlineGames.list();
    for (let i = 0; i < 3; i += 1) starts[i]!();
    expect(hasFailed).toBe(false);
    starts[3]!();
    expect(hasFailed).toBe(true);
    expect(await asked).toEqual({ refused: 'not-stored' });
    expect(await offlineGames.create(SETUP)).toEqual({ refused: 'not-stored' });
  });
});
