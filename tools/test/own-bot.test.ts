import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRecord } from '@quando/rules/authority';
import { expect, onTestFinished, test } from 'vitest';
import { makeTable } from '../e2e/test-game.ts';
import { freshId, freshKey, TestClient } from '../e2e/test-client.ts';
import { startServer, type ServerProcess } from '../e2e/server-process.ts';
import { installFromDebian, isDebianRoot, systemProgram } from '../e2e/system-programs.ts';
import { protocolSchema } from '../protocol/description.ts';

const EXAMPLES = join(import.meta.dirname, '../../docs/examples');

const CLIENTS = [
  { language: 'TypeScript', program: () => process.execPath, file: 'own-bot.ts' },
  { language: 'Python', program: python, file: 'own_bot.py' },
];

/** Python of the system, installed if that is possible. */
function python(): string {
  if (systemProgram('python3') === undefined && isDebianRoot()) installFromDebian('python3');
  return systemProgram('python3') ?? 'python3';
}

async function startedServer(): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'quando-example-'));
  const server = await startServer({ DATA_DIR: folder });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  return server;
}

test('the example client has fewer than a hundred lines', () => {
  expect(readFileSync(join(EXAMPLES, 'own-bot.ts'), 'utf8').trimEnd().split('\n').length).toBeLessThan(100);
});

test.for(CLIENTS)(
  'two example clients in $language play a whole legal game with a bot',
  { timeout: 120_000 },
  async ({ program, file }) => {
    const server = await startedServer();
    const address = (): string => server.address;
    const table = await makeTable(address, { players: 4, target: 20, tempo: 'relaxed', isOpen: true });
    const host = new TestClient({ address, table, key: freshKey() });
    onTestFinished(() => host.leave());
    await host.until(({ status }) => status !== undefined);
    await host.do({ type: 'sit', id: freshId(), seat: 0, name: 'Ada', avatar: 'round' });
    await host.do({ type: 'fill', id: freshId(), seat: 3, level: 'casual' });
    const clients = ['1', '2'].map((seat) =>
      spawn(program(), [join(EXAMPLES, file), server.address, table, seat], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    const exits = clients.map(async (client): Promise<unknown> => (await once(client, 'exit'))[0]);
    await host.until(({ status }) => status!.seats.every(({ kind }) => kind === 'taken'));
    await host.do({ type: 'start', id: freshId() });
    // A bot plays for the host, who only creates the table.
    await host.do({ type: 'stand', id: freshId() });
    expect(await Promise.all(exits)).toEqual([0, 0]);
    const record: unknown = await (await fetch(`${server.address}/api/tables/${table}/record`)).json();
    expect(checkRecord(record)).toHaveProperty('record');
  },
);

test('a server describes its messages', async () => {
  const server = await startedServer();
  const answer = await fetch(`${server.address}/protocol.json`);
  expect(answer.headers.get('content-type')).toContain('application/schema+json');
  expect(await answer.json()).toEqual(protocolSchema());
});
