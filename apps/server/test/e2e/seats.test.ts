import { BOTS } from '@quando/bots';
import {
  PROTOCOL_VERSION,
  type OnlineReply,
  type SeatingCommand,
  type SeatStatus,
  type Terms,
} from '@quando/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { startTestGame, makeTable } from '../../../../tools/e2e/test-game.ts';
import { freshId, freshKey, TestClient } from '../../../../tools/e2e/test-client.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { RawSocket } from './raw-socket.ts';
import { runningServer } from './running-server.ts';

const TERMS: Terms = { players: 2, target: 200, tempo: 'relaxed', isOpen: true };

type WithoutId<Item> = Item extends unknown ? Omit<Item, 'id'> : never;

/** A person's client, which leaves after the test. */
function clientOf(address: string, table: string, key = freshKey()): TestClient {
  const client = new TestClient({ address: () => address, table, key });
  onTestFinished(() => client.leave());
  return client;
}

const ask = async (client: TestClient, command: WithoutId<SeatingCommand>): Promise<unknown> => {
  await client.until(({ status }) => status !== undefined);
  return client.do({ ...command, id: freshId() });
};

const sitDown = (client: TestClient, seat: number): Promise<unknown> =>
  ask(client, { type: 'sit', seat, name: `Person ${seat}`, avatar: 'bean' });

const accepted = { type: 'accepted' };
const refusing = (code: string): object => ({ type: 'refused', refusal: { code } });

test('nobody sees the round from a bot’s seat; who asks for it in mid-round has it afterwards', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const { table, clients } = await startTestGame({
    address: () => address,
    terms: TERMS,
    bots: ['sharp'],
    // The host decides nothing before the latecomer has asked.
    client: () => ({ policy: undefined }),
  });
  const [host] = clients;
  onTestFinished(() => host!.leave());
  const spy = await new RawSocket(address, table).opened();
  spy.say({ type: 'hello', version: PROTOCOL_VERSION, key: freshKey() });
  spy.say({ type: 'sit', id: 'sit', seat: 1, name: 'Emil', avatar: 'bean' });
  for (const as of [1, 0, 'watcher']) spy.say({ type: 'join', as });
  await spy.hears('"reserved":1');
  await spy.hears('"update"');

  const player = new TestClient({
    address: () => address,
    table,
    key: host!.key!,
    policy: (view) => BOTS.casual(view, { seed: freshId() }),
  });
  onTestFinished(() => player.leave());
  await spy.hears(`"version":${PROTOCOL_VERSION},"seat":1`);
  const replies = spy.texts.map((text): OnlineReply => JSON.parse(text));
  const seatedAt = replies.findIndex((reply) => reply.type === 'welcome' && reply.seat === 1);
  const before = replies.slice(0, seatedAt).flatMap((reply) => (reply.type === 'update' ? [reply] : []));
  expect(new Set(before.map(({ viewer }) => viewer))).toEqual(new Set(['watcher']));
  expect(replies.slice(0, seatedAt).filter(({ type }) => type === 'refused')).toHaveLength(2);
});

const isHereOn = (seat: SeatStatus | undefined): boolean => seat?.kind === 'taken' && seat.isHere;

test('whoever gets up and sits down again is there, on the same seat or another', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const table = await makeTable(() => address, { ...TERMS, players: 3 });
  const [ada, ben] = [clientOf(address, table), clientOf(address, table)];
  await sitDown(ben, 1);
  await sitDown(ada, 0);
  for (const seat of [0, 0, 2]) {
    await ask(ada, { type: 'stand' });
    expect(await sitDown(ada, seat)).toMatchObject(accepted);
    for (const client of [ada, ben]) {
      await client.until(({ status }) => isHereOn(status?.seats[seat]));
      expect(client.status!.seats[seat]).toMatchObject({ sitter: { name: `Person ${seat}` }, isHere: true });
    }
  }
});

test('a lock and a removal outlast the server, until the host ends them', async () => {
  const folder = temporaryFolder();
  const first = await runningServer({ folder });
  const table = await makeTable(() => first.address, { ...TERMS, players: 3 });
  const keys = { host: freshKey(), removed: freshKey() };
  const [ada, ben] = [
    clientOf(first.address, table, keys.host),
    clientOf(first.address, table, keys.removed),
  ];
  await sitDown(ada, 0);
  await sitDown(ben, 1);
  expect(await ask(ada, { type: 'clear', seat: 1 })).toMatchObject(accepted);
  expect(await sitDown(ben, 1)).toMatchObject(refusing('removed'));
  expect(await ask(ada, { type: 'lock' })).toMatchObject(accepted);
  for (const client of [ada, ben]) client.leave();
  await first.stop();

  const { address } = await runningServer({ folder });
  const [host, removed, stranger] = [
    clientOf(address, table, keys.host),
    clientOf(address, table, keys.removed),
    clientOf(address, table),
  ];
  expect(await sitDown(removed, 1)).toMatchObject(refusing('removed'));
  expect(await sitDown(stranger, 1)).toMatchObject(refusing('locked'));
  expect(await ask(removed, { type: 'ask-back' })).toMatchObject(accepted);
  await host.until(({ status }) => status!.removed.some(({ isAsking }) => isAsking));
  expect(await ask(stranger, { type: 'let-back', person: 0 })).toMatchObject(refusing('not-seated'));
  expect(await ask(host, { type: 'let-back', person: 0 })).toMatchObject(accepted);
  expect(await sitDown(removed, 1)).toMatchObject(refusing('locked'));
  expect(await ask(host, { type: 'unlock' })).toMatchObject(accepted);
  expect(await sitDown(removed, 1)).toMatchObject(accepted);
});

test('a device that shows the cards of two seats is told to everybody, and nothing else about it', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const { table, clients } = await startTestGame({
    address: () => address,
    terms: TERMS,
    client: () => ({ policy: undefined }),
  });
  onTestFinished(() => {
    for (const client of clients) client.leave();
  });
  const device = freshKey();
  for (const [seat, { key }] of clients.entries()) {
    const tab = await new RawSocket(address, table).opened();
    tab.say({ type: 'hello', version: PROTOCOL_VERSION, key, device });
    tab.say({ type: 'join', as: seat });
    await tab.hears('"update"');
    tab.socket.close();
    await tab.closed;
  }
  const watcher = await new RawSocket(address, table).opened();
  watcher.say({ type: 'hello', version: PROTOCOL_VERSION });
  const status = await watcher.hears('"sharesDeviceWith"');
  expect(JSON.parse(status)).toMatchObject({ seats: [{ sharesDeviceWith: [1] }, { sharesDeviceWith: [0] }] });
  expect(watcher.texts.join()).not.toContain(device);
});
