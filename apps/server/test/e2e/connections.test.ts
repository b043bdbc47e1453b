import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../../../tools/e2e/server-process.ts';
import type { Limits } from '../../src/limits/limits.ts';
import type { Settings } from '../../src/settings.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { NO_LIMITS, runningServer } from './running-server.ts';

const HALF_A_BODY =
  'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{';
const HALF_A_HEAD = 'GET /healthz HTTP/1.1\r\nhost: x\r\n';
const REFUSED_UPGRADE =
  'GET /nothing HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

/** A connection that stays open on this side, even if the server ends it. */
async function connection(address: string, text = ''): Promise<Socket> {
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

async function serverWith(limits: Partial<Limits>, chosen: Partial<Settings> = {}) {
  const store = { folder: temporaryFolder() };
  const listen = { host: '127.0.0.1', port: 0 };
  const settings: Settings = { listen, store, proxies: 0, logLevel: 'error', ...chosen };
  return runningServer(store, { limits: { ...NO_LIMITS, ...limits }, settings });
}

const connectionsTo = ({ http }: Awaited<ReturnType<typeof runningServer>>): Promise<number> =>
  new Promise((resolve, reject) => {
    http.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test('the socket of a refused upgrade is closed, even if the client keeps its side open', async () => {
  const server = await serverWith({});
  const socket = await connection(server.address, REFUSED_UPGRADE);
  const [answer]: Buffer[] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 404 Not Found\r\n/);
  await expect.poll(() => connectionsTo(server), { timeout: 5000 }).toBe(0);
});

test.each([
  ['nothing', ''],
  ['half a head', HALF_A_HEAD],
  ['half a body', HALF_A_BODY],
])('a client that sends %s is disconnected', async (_, text) => {
  const server = await serverWith({ arrival: 200 });
  await connection(server.address, text);
  await expect.poll(() => connectionsTo(server), { timeout: 5000 }).toBe(0);
});

test('the number of TCP connections of an address is limited, and closed ones are not counted', async () => {
  const server = await serverWith({}, { connectionsPerAddress: 1 });
  const [first] = [await connection(server.address), await connection(server.address)];
  const third = await connection(server.address);
  third.resume();
  await once(third, 'end');
  first.destroy();
  await expect.poll(async () => (await fetch(`${server.address}/healthz`)).status).toBe(200);
});

test('behind a proxy the TCP connections, which are its own, are not limited', async () => {
  const server = await serverWith({}, { connectionsPerAddress: 1, proxies: 1 });
  for (let i = 0; i < 5; i += 1) await connection(server.address);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});

test('a process with half-open connections exits within 5 seconds', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder() });
  for (const text of ['', HALF_A_HEAD, HALF_A_BODY, REFUSED_UPGRADE]) await connection(server.address, text);
  await fetch(`${server.address}/healthz`);
  const start = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - start).toBeLessThan(5000);
});
