import { PROTOCOL_VERSION, type Terms } from '@quando/protocol';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestGame, makeTable } from '../../../../tools/e2e/test-game.ts';
import { freshKey, TestClient } from '../../../../tools/e2e/test-client.ts';
import { LONGEST_MESSAGE, type Limits } from '../../src/limits/limits.ts';
import type { Settings } from '../../src/settings.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { RawSocket } from './raw-socket.ts';
import { NO_LIMITS, runningServer } from './running-server.ts';

const TERMS: Terms = { players: 2, target: 20, tempo: 'relaxed', isOpen: true };
const HELLO = { type: 'hello', version: PROTOCOL_VERSION };

async function tableWith(
  limits: Partial<Limits> = {},
  chosen: Partial<Settings> = {},
): Promise<{ address: string; table: string }> {
  const store = { folder: temporaryFolder() };
  const listen = { host: '127.0.0.1', port: 0 };
  const { address } = await runningServer(store, {
    limits: { ...NO_LIMITS, ...limits },
    settings: { listen, store, proxies: 0, logLevel: 'error', ...chosen },
  });
  return { address, table: await makeTable(() => address, TERMS) };
}

const opened = (address: string, table: string): Promise<RawSocket> => new RawSocket(address, table).opened();

/** The status with which a socket was refused; 101 if it was not. */
async function statusOf(
  address: string,
  table: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const { socket } = new RawSocket(address, table, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode!));
  });
}

test.each([
  ['something that is no hello', '{"type":"ping"}'],
  ['no JSON', 'hello?'],
  ['another kind of thing', '[1, 2]'],
  ['a key that is too short', '{"type":"hello","version":1,"key":"abc"}'],
])('a client that begins with %s is disconnected', async (_, text) => {
  const { address, table } = await tableWith();
  const socket = await opened(address, table);
  socket.say(text);
  expect(await socket.closed).toBe(1008);
  expect(socket.texts).toEqual(['{"type":"bye","why":"not-understood"}']);
});

test.each([
  ['a newer page', `{"type":"hello","version":${PROTOCOL_VERSION + 1}}`, 'socket'],
  ['a page of version 1, which asks for `/line`', '{"type":"hello","version":1}', 'line'],
])('the version of %s is refused clearly', async (_, hello, path) => {
  const { address, table } = await tableWith();
  const socket = await new RawSocket(address, table, { path }).opened();
  socket.say(hello);
  await socket.closed;
  expect(socket.texts).toEqual(['{"type":"bye","why":"bad-version"}']);
});

test('an unknown table is refused with its code', async () => {
  const { address } = await tableWith();
  const socket = await opened(address, 'AAAAAAAAAAAAAAAA');
  socket.say(HELLO);
  await socket.closed;
  expect(socket.texts).toEqual(['{"type":"bye","why":"no-such-table"}']);
});

test('after hello, invalid messages are refused without further effect', async () => {
  const { address, table } = await tableWith();
  const socket = await opened(address, table);
  socket.say(HELLO);
  await socket.hears('"status"');
  for (const rubbish of ['rubbish', '{}', 'null', '{"type":"act","id":"x"}', JSON.stringify(HELLO)])
    socket.say(rubbish);
  socket.say({ type: 'ping' });
  await socket.hears('pong');
  const answers = socket.texts.filter((text) => text.includes('refused'));
  expect(answers).toHaveLength(5);
  expect(answers.every((text) => text.includes('"code":"not-understood"'))).toBe(true);
});

test('a message that is too long closes the connection', async () => {
  const { address, table } = await tableWith();
  const socket = await opened(address, table);
  socket.say(HELLO);
  await socket.hears('"status"');
  socket.say('x'.repeat(LONGEST_MESSAGE + 1));
  expect(await socket.closed).toBe(1009);
});

test('a client that sends too many messages is disconnected', async () => {
  const { address, table } = await tableWith({ messages: { burst: 5, perSecond: 0.001 } });
  const socket = await opened(address, table);
  socket.say(HELLO);
  for (let i = 0; i < 5; i += 1) socket.say({ type: 'ping' });
  await socket.closed;
  expect(socket.texts.at(-1)).toBe('{"type":"bye","why":"too-fast"}');
});

test.each(['ping', 'pong'] as const)('a client that sends too many %ss is disconnected', async (frame) => {
  const { address, table } = await tableWith({ messages: { burst: 5, perSecond: 0.001 } });
  const socket = await opened(address, table);
  socket.say(HELLO);
  for (let i = 0; i < 5; i += 1) socket.socket[frame]();
  expect(await socket.closed).toBe(1008);
  expect(socket.texts.at(-1)).toBe('{"type":"bye","why":"too-fast"}');
});

test('a client that was sent away and does not close its socket is disconnected', async () => {
  const { address, table } = await tableWith({ connections: 1 });
  const { socket } = await opened(address, table);
  socket.send('no hello');
  socket.pause();
  await expect.poll(() => statusOf(address, table, {}), { timeout: 10_000 }).toBe(101);
});

test('a ping is answered with its own content', async () => {
  const { address, table } = await tableWith();
  const { socket } = await opened(address, table);
  socket.ping('content');
  const [answer] = await once(socket, 'pong');
  expect(String(answer)).toBe('content');
});

test('an address that sends too many messages over several connections is disconnected', async () => {
  const { address, table } = await tableWith({ messagesPerAddress: { burst: 3, perSecond: 0.001 } });
  const [first, second] = [await opened(address, table), await opened(address, table)];
  first.say(HELLO);
  await first.hears('"status"');
  second.say(HELLO);
  await second.hears('"status"');
  first.say({ type: 'ping' });
  await first.hears('pong');
  second.say({ type: 'ping' });
  await second.hears('too-fast');
  expect(await second.closed).toBe(1008);
});

test('the number of connections to a table is limited', async () => {
  const { address, table } = await tableWith({ connectionsPerTable: 1 });
  const first = await opened(address, table);
  first.say(HELLO);
  await first.hears('"status"');
  const second = await opened(address, table);
  second.say(HELLO);
  await second.closed;
  expect(second.texts).toEqual(['{"type":"bye","why":"full"}']);
});

test('a crowd of watchers does not keep people from their seats', async () => {
  const { address, table } = await tableWith({ connectionsPerTable: 1 });
  const key = freshKey();
  const player = new TestClient({ address: () => address, table, key });
  onTestFinished(() => player.leave());
  await player.until(({ status }) => status !== undefined);
  await player.do({ type: 'sit', id: 'sit', seat: 0, name: 'Ada', avatar: 'round' });
  const again = await opened(address, table);
  again.say({ ...HELLO, key });
  await again.hears('"seat":0');
  const stranger = await opened(address, table);
  stranger.say(HELLO);
  await stranger.closed;
  expect(stranger.texts).toEqual(['{"type":"bye","why":"full"}']);
});

test('the number of connections of an address is limited, and closed ones are not counted', async () => {
  const { address, table } = await tableWith({ connections: 1 });
  const first = await opened(address, table);
  expect(await statusOf(address, table, {})).toBe(429);
  first.socket.close();
  await first.closed;
  await expect.poll(() => statusOf(address, table, {})).toBe(101);
});

test.each([
  { proxies: 0, statuses: [429, 429, 429] },
  { proxies: 1, statuses: [101, 429, 101] },
])('behind $proxies proxies, visitors have connections by what the last of them says', async (told) => {
  const { address, table } = await tableWith({ connections: 1 }, { proxies: told.proxies });
  await opened(address, table);
  const statuses: number[] = [];
  for (const visitor of ['203.0.113.9', '198.51.100.7, 203.0.113.9', '203.0.113.9, 198.51.100.7'])
    statuses.push(await statusOf(address, table, { 'x-forwarded-for': visitor }));
  expect(statuses).toEqual(told.statuses);
});

test('the number of tables that an address creates is limited', async () => {
  const { address } = await tableWith({ tables: { burst: 2, perSecond: 0.0001 } });
  const make = async (): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ terms: TERMS });
    return (await fetch(`${address}/api/tables`, { method: 'POST', headers, body })).status;
  };
  expect([await make(), await make()]).toEqual([201, 429]);
});

test('a client that sends no hello, or does not answer pings, is disconnected', async () => {
  const { address, table } = await tableWith({ heartbeat: 100 });
  const silent = await opened(address, table);
  expect(await silent.closed).toBe(1006);
  const deaf = new RawSocket(address, table);
  deaf.socket.pong = () => {};
  await deaf.opened();
  deaf.say(HELLO);
  expect(await deaf.closed).toBe(1006);
});

test.each([
  { origin: 'https://quando.example.org', status: 101 },
  { origin: 'https://quando.example.org.evil.example', status: 403 },
  { origin: 'http://quando.example.org', status: 403 },
  { origin: 'null', status: 403 },
])('with a PUBLIC_URL a page of $origin gets $status', async ({ origin, status }) => {
  const { address, table } = await tableWith({}, { publicUrl: new URL('https://quando.example.org') });
  expect(await statusOf(address, table, { origin })).toBe(status);
});

test('without a PUBLIC_URL the origin must be the requested host', async () => {
  const { address, table } = await tableWith();
  expect(await statusOf(address, table, { origin: address })).toBe(101);
  expect(await statusOf(address, table, { origin: 'https://evil.example' })).toBe(403);
});

test('a client that does not read is disconnected, and the others are not affected', async () => {
  const { address } = await tableWith();
  const { table, clients } = await startTestGame({
    address: () => address,
    terms: TERMS,
    client: () => ({ policy: undefined }),
  });
  onTestFinished(() => {
    for (const client of clients) client.leave();
  });
  const slow = await opened(address, table);
  slow.say(HELLO);
  await slow.hears('"status"');
  slow.socket.pause();
  // The system's buffers for the reader have to be full first.
  const joins = setInterval(() => {
    for (let i = 0; i < 500; i += 1) slow.say({ type: 'join', as: 'watcher' });
  }, 5);
  onTestFinished(() => clearInterval(joins));
  await expect
    .poll(async () => (await fetch(`${address}/metrics`)).text(), { timeout: 25_000 })
    .toContain('quando_byes_total{why="too-slow"} 1');
  const answer = await clients[0]!.do({
    type: 'promise',
    id: 'c',
    deal: 1,
    attempt: 0,
    value: '00'.repeat(32),
  });
  expect(answer.type).toBe('accepted');
});

test('a client that sends pings and does not read the pongs is disconnected', async () => {
  const { address, table } = await tableWith();
  const { socket } = await opened(address, table);
  socket.pause();
  const pings = setInterval(() => {
    for (let i = 0; i < 5000 && socket.readyState === WebSocket.OPEN; i += 1) socket.ping('x'.repeat(125));
  }, 5);
  onTestFinished(() => clearInterval(pings));
  await expect
    .poll(async () => (await fetch(`${address}/metrics`)).text(), { timeout: 25_000 })
    .toContain('quando_byes_total{why="too-slow"} 1');
});

test('a table without watchers admits people with a seat, and others while a seat is free', async () => {
  const { address } = await tableWith();
  const terms = { ...TERMS, isOpen: false };
  const { table, clients } = await startTestGame({ address: () => address, terms });
  onTestFinished(() => {
    for (const client of clients) client.leave();
  });
  const stranger = await opened(address, table);
  stranger.say({ ...HELLO, key: freshKey() });
  await stranger.closed;
  expect(stranger.texts).toEqual(['{"type":"bye","why":"not-open"}']);
  const own = await opened(address, table);
  own.say({ ...HELLO, key: clients[1]!.key });
  expect(await own.hears('welcome')).toContain('"seat":1');
});

test('a finished table without watchers admits only those with a seat, because nobody can take a bot’s', async () => {
  const { address } = await tableWith();
  const terms = { ...TERMS, target: 5, isOpen: false };
  const { table, clients } = await startTestGame({ address: () => address, terms, bots: ['sharp'] });
  onTestFinished(() => {
    for (const client of clients) client.leave();
  });
  await clients[0]!.until(({ status }) => status?.stage === 'over');
  const stranger = await opened(address, table);
  stranger.say({ ...HELLO, key: freshKey() });
  await stranger.closed;
  expect(stranger.texts).toEqual(['{"type":"bye","why":"not-open"}']);
});
