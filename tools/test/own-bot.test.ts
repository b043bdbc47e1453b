import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRecord } from '@quando/rules/authority';
import { expect, onTestFinished, test } from 'vitest';
import { makeTable } from '../e2e/test-game.ts';
import { freshId, freshKey, TestClient } from '../e2e/test-client.ts';
import { startServer } from '../e2e/server-process.ts';

const EXAMPLE = join(import.meta.dirname, '../../docs/examples/own-bot.ts');

test('the example client has fewer than a hundred lines', () => {
  expect(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThan(100);
});

test('two example clients play a whole legal game with a bot', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quando-example-'));
  const server = await startServer({ DATA_DIR: folder });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const address = (): string => server.address;
  const table = await makeTable(address, { players: 4, target: 20, tempo: 'relaxed', isOpen: true });
  const host = new TestClient({ address, table, key: freshKey() });
  onTestFinished(() => host.leave());
  await host.until(({ status }) => status !== undefined);
  await host.do({ type: 'sit', id: freshId(), seat: 0, name: 'Ada', avatar: 'round' });
  await host.do({ type: 'fill', id: freshId(), seat: 3, level: 'casual' });
  const clients = ['1', '2'].map((seat) =>
    spawn(process.execPath, [EXAMPLE, server.address, table, seat], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const exits = clients.map(async (client): Promise<unknown> => (await once(client, 'exit'))[0]);
  await host.until(({ status }) => status!.seats.every(({ kind }) => kind === 'taken'));
  await host.do({ type: 'start', id: freshId() });
  // A bot plays for the host, who only creates the table.
  await host.do({ type: 'stand', id: freshId() });
  expect(await Promise.all(exits)).toEqual([0, 0]);
  const record: unknown = await (await fetch(`${server.address}/api/tables/${table}/record`)).json();
  expect(checkRecord(record)).toHaveProperty('record');
}, 120_000);
