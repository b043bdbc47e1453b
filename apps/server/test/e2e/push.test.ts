import { parsePushKey, type Terms } from '@quando/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { fastClock } from '../../../../tools/e2e/fast-clock.ts';
import { PushService, type TestSubscription } from '../../../../tools/e2e/push-service.ts';
import { freshId, TestClient } from '../../../../tools/e2e/test-client.ts';
import { startTestGame, policyOf, type TestGame } from '../../../../tools/e2e/test-game.ts';
import type { QuandoServerOptions } from '../../src/quando-server.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { NO_LIMITS, runningServer } from './running-server.ts';

const TERMS: Terms = { players: 2, target: 500, tempo: 'daily', isOpen: true };

const OPTIONS: Partial<QuandoServerOptions> = {
  limits: { ...NO_LIMITS, calls: { every: 50, turn: 200, invitation: 200 } },
  pushReach: 'anywhere',
};

/** How long nothing more may come after a message, in milliseconds: many times as long as one takes. */
const QUIET = 800;

const post = async (address: string, path: string, body: object): Promise<[number, unknown]> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return [answer.status, await answer.json()];
};

async function pushService(): Promise<PushService> {
  const service = await PushService.start();
  onTestFinished(() => service.stop());
  return service;
}

/** A game by the day in which the first person plays and the second one does not. */
async function slowGame(address: string, terms = TERMS): Promise<TestGame> {
  const idle = { policy: undefined };
  const game = await startTestGame({
    address: () => address,
    terms,
    client: (seat) => (seat === 1 ? idle : {}),
  });
  onTestFinished(() => {
    for (const client of game.clients) client.leave();
  });
  await game.clients[1]!.until(({ update }) => update !== undefined);
  return game;
}

const subscribe = (
  address: string,
  { table, clients }: TestGame,
  subscription: TestSubscription,
  seat = 1,
): Promise<[number, unknown]> =>
  post(address, `/api/tables/${table}/push`, { key: clients[seat]!.key, subscription });

const isAsked = ({ update }: TestClient): boolean => update?.view.asked === 1;

/** The second person comes, decides until it is the first one's turn, and is gone again. */
async function comeAndDecide(address: string, { table, clients }: TestGame): Promise<void> {
  const person = new TestClient({
    address: () => address,
    table,
    key: clients[1]!.key!,
    policy: policyOf('casual'),
  });
  await person.until(({ update }) => update !== undefined && !isAsked(person));
  person.leave();
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, QUIET));

test('whoever is away is called once for each turn, in a message that tells nothing', async () => {
  const service = await pushService();
  const { address } = await runningServer({ folder: temporaryFolder() }, OPTIONS);
  const game = await slowGame(address);
  const [, away] = game.clients;
  const answers = [];
  for (const device of ['phone', 'tablet'])
    answers.push(await subscribe(address, game, service.subscribe(device)));
  expect(answers).toEqual([
    [200, { isOn: true }],
    [200, { isOn: true }],
  ]);
  away!.leave();
  for (let turn = 1; turn <= 3; turn += 1) {
    await comeAndDecide(address, game);
    await expect.poll(() => service.for('phone').length, { timeout: 10_000 }).toBe(turn);
    await settled();
    expect(service.for('phone')).toHaveLength(turn);
    expect(service.for('tablet')).toHaveLength(turn);
  }
  expect(service.complaints).toEqual([]);
  const answer: unknown = await (await fetch(`${address}/api/push`)).json();
  const key = parsePushKey(answer)?.key;
  for (const push of service.received) {
    expect(JSON.parse(push.text)).toEqual({ kind: 'turn', table: game.table });
    expect(push.ttl).toBeGreaterThan(86_000);
    expect(push.ttl).toBeLessThanOrEqual(86_400);
    expect(push.claims['key']).toBe(key);
  }
  const sizes = new Set(service.received.map(({ bytes }) => bytes));
  const topics = [...new Set(service.received.map(({ topic }) => topic))];
  expect([sizes.size, topics.length]).toEqual([1, 1]);
  expect(topics[0]).toMatch(/^[\w-]{32}$/);
  expect(topics[0]).not.toContain(game.table);
});

test('whoever is there, has switched it off or has deleted their name is not called', async () => {
  const service = await pushService();
  const folder = temporaryFolder();
  const server = await runningServer({ folder }, OPTIONS);
  const { address } = server;
  const there = await slowGame(address);
  await subscribe(address, there, service.subscribe('there'));
  await there.clients[1]!.until(isAsked);
  const off = await slowGame(address);
  const subscription = service.subscribe('off');
  await subscribe(address, off, subscription);
  const { endpoint } = subscription;
  expect(
    await post(address, `/api/tables/${off.table}/push/stop`, { key: off.clients[1]!.key, endpoint }),
  ).toEqual([200, { isOn: false }]);
  const gone = await slowGame(address);
  await subscribe(address, gone, service.subscribe('gone'));
  await post(address, `/api/tables/${gone.table}/erase`, { key: gone.clients[1]!.key });
  for (const game of [off, gone]) game.clients[1]!.leave();
  await comeAndDecide(address, off);
  await settled();
  expect(service.received).toEqual([]);
  await server.stop();
  const store = await openedStore({ folder });
  const rows = await store.db.selectFrom('push_subscriptions').select('endpoint').execute();
  await store.close();
  expect(rows.map((row) => row.endpoint)).toEqual([`${service.address}/push/there`]);
});

test('a subscription that no longer exists is deleted; a busy service gets the message later', async () => {
  const service = await pushService();
  const folder = temporaryFolder();
  const server = await runningServer({ folder }, { ...OPTIONS, clock: fastClock(200) });
  const game = await slowGame(server.address);
  for (const device of ['ended', 'lost', 'well', 'broken', 'busy'])
    await subscribe(server.address, game, service.subscribe(device));
  service.answers.set('ended', 410).set('lost', 404).set('broken', 500).set('busy', 429);
  game.clients[1]!.leave();
  await comeAndDecide(server.address, game);
  const counts = (): Record<string, number> =>
    Object.fromEntries(
      ['ended', 'lost', 'well', 'broken', 'busy'].map((name) => [name, service.for(name).length]),
    );
  const once = { ended: 1, lost: 1, well: 1, broken: 1 };
  await expect.poll(counts, { timeout: 10_000 }).toEqual({ ...once, busy: 3 });
  await settled();
  expect(counts()).toEqual({ ...once, busy: 3 });
  await server.stop();
  const store = await openedStore({ folder });
  const rows = await store.db.selectFrom('push_subscriptions').select('endpoint').execute();
  await store.close();
  const left = rows.map(({ endpoint }) => endpoint.replace(/^.*\//, '')).toSorted();
  expect(left).toEqual(['broken', 'busy', 'well']);
});

test('a person who has left after the game is called when they are invited to play again, and when asked once more', async () => {
  const service = await pushService();
  const { address } = await runningServer({ folder: temporaryFolder() }, OPTIONS);
  const clients = await startTestGame({
    address: () => address,
    terms: { ...TERMS, target: 15, tempo: 'relaxed' },
  });
  onTestFinished(() => clients.clients.forEach((client) => client.leave()));
  const [host, away] = clients.clients;
  await subscribe(address, clients, service.subscribe('phone'));
  await Promise.all(clients.clients.map((client) => client.until(({ status }) => status?.stage === 'over')));
  expect(service.received).toEqual([]);
  away!.leave();
  await host!.until(({ status }) => status!.seats[1]!.kind === 'taken' && !status!.seats[1]!.isHere);
  await host!.do({ type: 'rematch', id: freshId() });
  await host!.until(({ status }) => status?.rematch !== undefined);
  const table = host!.status!.rematch!;
  await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(1);
  expect(JSON.parse(service.received[0]!.text)).toEqual({ kind: 'invitation', table });
  expect(service.received[0]!.ttl).toBeLessThanOrEqual(60);
  const again = new TestClient({ address: () => address, table, key: host!.key! });
  onTestFinished(() => again.leave());
  await again.until(({ status }) => status !== undefined);
  for (let i = 0; i < 3; i += 1) await again.do({ type: 'remind', id: freshId() });
  await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(2);
  await settled();
  expect(service.received).toHaveLength(2);
});

test('strangers, other addresses and malformed requests are refused', async () => {
  const service = await pushService();
  const inTest = await runningServer({ folder: temporaryFolder() }, OPTIONS);
  const game = await slowGame(inTest.address);
  const path = `/api/tables/${game.table}/push`;
  const { key } = game.clients[1]!;
  const subscription = service.subscribe('phone');
  const { keys } = subscription;
  const answers = await Promise.all([
    post(inTest.address, path, { key: 'A'.repeat(43), subscription }),
    post(inTest.address, path, { key, subscription: { ...subscription, keys: { ...keys, auth: 'x' } } }),
    post(inTest.address, path, {
      key,
      subscription: { keys, endpoint: `https://a.example/${'x'.repeat(1024)}` },
    }),
    post(inTest.address, path, { key }),
    post(inTest.address, '/api/tables/AAAAAAAAAAAAAAAA/push', { key, subscription }),
    post(inTest.address, `${path}/stop`, { key }),
  ]);
  expect(answers).toEqual([
    [403, { code: 'not-seated' }],
    [400, { code: 'not-understood' }],
    [400, { code: 'not-understood' }],
    [400, { code: 'not-understood' }],
    [404, { code: 'no-such-table' }],
    [400, { code: 'not-understood' }],
  ]);
  const { address } = await runningServer(
    { folder: temporaryFolder() },
    { ...OPTIONS, pushReach: 'internet' },
  );
  const real = await slowGame(address);
  const refused = ['http://127.0.0.1:1/x', 'https://127.0.0.1/x', 'https://localhost/x'].map((endpoint) =>
    subscribe(address, real, { endpoint, keys }),
  );
  expect(await Promise.all(refused)).toEqual(
    Array.from({ length: 3 }, () => [400, { code: 'not-understood' }]),
  );
});

test('a server that sends no messages says so', async () => {
  const settings = {
    listen: { host: '127.0.0.1', port: 0 },
    store: { folder: temporaryFolder() },
    proxies: 0,
    logLevel: 'error' as const,
    push: { isOn: false },
  };
  const { address } = await runningServer(settings.store, { settings });
  const answer = await fetch(`${address}/api/push`);
  expect([answer.status, await answer.json()]).toEqual([404, { code: 'no-push' }]);
});
