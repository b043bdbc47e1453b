import { sql } from 'kysely';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../tools/e2e/postgres-server.ts';
import { startServer } from '../../../../tools/e2e/server-process.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runningServer } from './running-server.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop(), 60_000);

const TERMS = { players: 2, target: 50, tempo: 'relaxed', isOpen: true };

const readinessOf = async (address: string): Promise<unknown> => {
  const answer = await fetch(`${address}/readyz`);
  return [answer.status, await answer.json()];
};

const READY = [200, { status: 'ready' }];
const NOT_WRITABLE = [503, { status: 'not-writable' }];

/** Creates a table; returns the HTTP status. */
const create = async (address: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ terms: TERMS });
  return (await fetch(`${address}/api/tables`, { method: 'POST', headers, body })).status;
};

/** A program that starts another one with a disk of this size in a folder, which only the other one sees. */
const withSmallDisk = (folder: string, size: string): string[] => [
  ...'unshare --user --map-root-user --mount -- sh -c'.split(' '),
  `mount -t tmpfs -o size=${size} tmpfs '${folder}' && exec "$@"`,
  'sh',
];

test('a server whose disk is full is not ready', async ({ skip }) => {
  const folder = temporaryFolder();
  const starter = withSmallDisk(folder, '640k');
  const [program, ...rest] = [...starter, 'true'];
  skip(spawnSync(program, rest).status !== 0, 'this system mounts no disks for tests');
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, { starter });
  onTestFinished(() => server.kill());
  const { address } = server;
  expect(await readinessOf(address)).toEqual(READY);
  while ((await create(address)) === 201);
  expect(await readinessOf(address)).toEqual(NOT_WRITABLE);
});

test('a server whose database has become read-only is not ready until it takes writes again', async () => {
  const url = await postgres.makeDatabase();
  const store = await openedStore({ url });
  onTestFinished(() => store.close());
  const { address } = await runningServer({ url });
  expect(await readinessOf(address)).toEqual(READY);
  const setReadOnly = async (isReadOnly: 'on' | 'off'): Promise<void> => {
    const name = new URL(url).pathname.slice(1);
    const change = `alter database ${name} set default_transaction_read_only = ${isReadOnly}`;
    await sql.raw(`begin read write; ${change}; commit`).execute(store.db);
    // Only new connections notice.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}
      and pid <> pg_backend_pid()`.execute(store.db);
  };
  await setReadOnly('on');
  await expect.poll(() => readinessOf(address), { timeout: 20_000 }).toEqual(NOT_WRITABLE);
  await setReadOnly('off');
  await expect.poll(() => readinessOf(address), { timeout: 20_000 }).toEqual(READY);
});
