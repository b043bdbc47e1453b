import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../../../tools/e2e/postgres-server.ts';
import { PushService } from '../../../../tools/e2e/push-service.ts';
import { startServer, type ServerProcess } from '../../../../tools/e2e/server-process.ts';
import { TestClient } from '../../../../tools/e2e/test-client.ts';
import { startTestGame, policyOf } from '../../../../tools/e2e/test-game.ts';

const TURNS = 3;

/** In milliseconds; a service that takes its time makes it likely that a process dies while it waits for it. */
const CALL_DELAY = 200;
const SERVICE_DELAY = 250;

/** How long a message has to arrive, in milliseconds. */
const PATIENCE = 2000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

test('with two processes that are killed at any moment, nobody is called twice for a turn', async () => {
  const postgres = await startPostgres();
  const service = await PushService.start();
  service.delay = SERVICE_DELAY;
  const url = await postgres.makeDatabase();
  const start = (): Promise<ServerProcess> =>
    startServer({ DATABASE_URL: url, CALL_DELAY: String(CALL_DELAY) }, { errors: 'ignore' });
  const fleet = await Promise.all([start(), start()]);
  const address = (): string => fleet[Math.floor(Math.random() * 2)]!.address;
  const idle = { policy: undefined };
  const terms = { players: 2, target: 500, tempo: 'daily', isOpen: true } as const;
  const { table, clients } = await startTestGame({
    address,
    terms,
    client: (seat) => (seat === 1 ? idle : {}),
  });
  onTestFinished(async () => {
    for (const client of clients) client.leave();
    for (const server of fleet) await server.kill();
    await service.stop();
    await postgres.stop();
  });
  const { key } = clients[1]!;
  const body = JSON.stringify({ key, subscription: service.subscribe('phone') });
  const headers = { 'content-type': 'application/json' };
  for (const server of fleet) {
    const path = `${server.address}/api/tables/${table}/push`;
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(200);
  }
  clients[1]!.leave();

  const counts: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const person = new TestClient({ address, table, key: key!, policy: policyOf('casual') });
    await person.until(({ update }) => update !== undefined && update.view.asked !== 1);
    const before = service.received.length;
    person.leave();
    await clients[0]!.until(({ update }) => update!.view.asked === 1);
    await pause(Math.random() * 2 * (CALL_DELAY + SERVICE_DELAY));
    const killed = turn % 2;
    await fleet[killed]!.kill();
    fleet[killed] = await start();
    const end = Date.now() + PATIENCE;
    while (service.received.length === before && Date.now() < end) await pause(50);
    await pause(CALL_DELAY + 2 * SERVICE_DELAY);
    counts.push(service.received.length - before);
  }
  expect(service.complaints).toEqual([]);
  expect(Math.max(...counts)).toBe(1);
  // A process may die with a message that it has claimed and not sent; that is rare.
  expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(1);
});
