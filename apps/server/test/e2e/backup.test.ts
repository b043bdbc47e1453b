import { spawnSync } from 'node:child_process';
import { renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TestClient } from '../../../../tools/e2e/test-client.ts';
import { startServer } from '../../../../tools/e2e/server-process.ts';
import { startTestGame, makeTable, policyOf } from '../../../../tools/e2e/test-game.ts';
import { backUp, restore } from '../../src/backup/backup.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const TERMS = { players: 2, target: 15, tempo: 'relaxed', isOpen: true } as const;

test('a game goes on from a backup that was made while it was played', async () => {
  const [folder, other] = [temporaryFolder(), temporaryFolder()];
  const first = await startServer({ DATA_DIR: folder });
  const address = (): string => first.address;
  const { table, clients } = await startTestGame({
    address,
    terms: TERMS,
    client: () => ({ pause: () => 20 }),
  });
  onTestFinished(() => clients.forEach((client) => client.leave()));
  const [ada] = clients;
  await ada!.until(({ update }) => (update?.seq ?? 0) > 8);
  const acknowledged = Math.max(...ada!.accepted.values());
  const file = join(other, 'backup.db');
  expect(await backUp(folder, file)).toEqual({ tables: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const client of clients) client.leave();
  await first.stop();

  const data = join(other, 'data');
  expect(run('restore', file, { DATA_DIR: data })).toMatchObject({ status: 0 });
  const second = await startServer({ DATA_DIR: data });
  onTestFinished(async () => void (await second.stop()));
  const later = clients.map(
    ({ key }) =>
      new TestClient({ address: () => second.address, table, key: key!, policy: policyOf('casual') }),
  );
  onTestFinished(() => later.forEach((client) => client.leave()));
  await later[0]!.until(({ status }) => status !== undefined);
  expect(later[0]!.status!.seq).toBeGreaterThanOrEqual(acknowledged);
  await later[0]!.until(({ status }) => status!.stage === 'over');
});

test('a restore keeps the former database, and is refused while a server runs', async () => {
  const folder = temporaryFolder();
  const file = join(temporaryFolder(), 'backup.db');
  const server = await startServer({ DATA_DIR: folder });
  onTestFinished(async () => void (await server.stop()));
  expect(await backUp(folder, file)).toEqual({ tables: 0 });
  await makeTable(() => server.address, TERMS);
  expect(await restore(folder, file)).toHaveProperty('error');
  await server.stop();
  expect(await restore(folder, file)).toEqual({ tables: 0 });
  expect(await backUp(folder, `${file}.later`)).toEqual({ tables: 0 });
  expect(await restore(folder, join(folder, 'quando-before-restore.db'))).toHaveProperty('error');
  renameSync(join(folder, 'quando-before-restore.db'), `${file}.former`);
  expect(await restore(folder, `${file}.former`)).toEqual({ tables: 1 });
});

test('nothing is overwritten, and what is no backup is refused', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'file');
  expect(await backUp(folder, file)).toEqual({ error: `There is no database in ${folder}.` });
  expect(await restore(folder, file)).toEqual({ error: `${file} does not exist.` });
  writeFileSync(file, 'not a database'.repeat(100));
  expect(await restore(folder, file)).toEqual({ error: expect.stringContaining('is not a backup') });
  const server = await startServer({ DATA_DIR: folder });
  onTestFinished(async () => void (await server.stop()));
  expect(await backUp(folder, file)).toEqual({ error: `${file} exists already.` });
  expect(await backUp(folder, join(folder, 'missing/file'))).toEqual({
    error: expect.stringContaining('cannot be written'),
  });
});

test('the commands say what they need', () => {
  expect(run('backup')).toMatchObject({ status: 2, stderr: 'Usage: npm run backup -- FILE\n' });
  const { status, stderr } = run('backup', 'file', { DATABASE_URL: 'postgres://a:b@c:1/d' });
  expect(status).toBe(2);
  expect(stderr).toContain('pg_dump');
});

const MAIN = join(import.meta.dirname, '../../src/backup/main.ts');

const run = (command: string, file?: string, env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [MAIN, command, ...(file === undefined ? [] : [file])], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
