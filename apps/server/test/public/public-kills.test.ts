import { parseOnlineEntry } from '@quando/table';
import { expect, onTestFinished, test } from 'vitest';
import { startServer, type ServerProcess } from '../../../../tools/e2e/server-process.ts';
import { TestClient } from '../../../../tools/e2e/test-client.ts';
import { policyOf } from '../../../../tools/e2e/test-game.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { listAt, seated, stranger } from './strangers.ts';

const KILLS = 3;

/** How many more commands are acknowledged before the next kill. */
const BETWEEN = 4;

test('a server that is killed among strangers loses no acknowledged command, no seat and nothing from its list', async () => {
  const folder = temporaryFolder();
  const start = (): Promise<ServerProcess> => startServer({ DATA_DIR: folder }, { errors: 'ignore' });
  let server = await start();
  const people = [stranger(), stranger()];
  const table = await seated(server.address, people[0]!);
  expect(await seated(server.address, people[1]!)).toBe(table);
  const clients = people.map(
    ({ key }) =>
      new TestClient({
        address: () => server.address,
        table,
        key,
        takesPart: true,
        policy: policyOf('casual'),
      }),
  );
  onTestFinished(async () => {
    for (const client of clients) client.leave();
    await server.kill();
  });
  await Promise.all(clients.map((client) => client.until(isSeated)));
  const seats = clients.map(({ seat }) => seat);

  for (let kill = 0; kill < KILLS; kill += 1) {
    const wanted = acknowledgedBy(clients) + BETWEEN;
    await expect.poll(() => acknowledgedBy(clients), { timeout: 20_000 }).toBeGreaterThanOrEqual(wanted);
    await server.kill();
    server = await start();
    await expect
      .poll(() => listAt(server.address), { timeout: 20_000 })
      .toMatchObject([{ table, people: 2, isOpen: true }]);
  }
  for (const client of clients) client.leave();
  await server.kill();

  expect(clients.map(({ seat }) => seat)).toEqual(seats);
  const store = await openedStore({ folder });
  const entries = await store.storage.load(table);
  await store.close();
  const ids = entries.map((entry) => parseOnlineEntry(entry)).map((entry) => idOf(entry));
  for (const [id, seq] of clients.flatMap(({ accepted }) => [...accepted]))
    expect([ids.indexOf(id), ids.lastIndexOf(id)]).toEqual([seq, seq]);
});

const idOf = (entry: object | undefined): unknown => entry && 'id' in entry && entry.id;

const isSeated = ({ seat }: TestClient): boolean => seat !== 'none';

const acknowledgedBy = (clients: readonly TestClient[]): number =>
  clients.reduce((total, { accepted }) => total + accepted.size, 0);
