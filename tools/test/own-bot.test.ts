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

type Client = (typeof CLIENTS)[number];

/** Two example clients at a table; resolves to how they ended. */
function twoAt(server: ServerProcess, table: string, { program, file }: Client): Promise<unknown[]> {
  const clients = ['0', '1'].map((seat) =>
    spawn(program(), [join(EXAMPLES, file), server.address, table, seat], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  return Promise.all(clients.map(async (client): Promise<unknown> => (await once(client, 'exit'))[0]));
}

async function expectLegalGame(server: ServerProcess, table: string): Promise<void> {
  const record: unknown = await (await fetch(`${server.address}/api/tables/${table}/record`)).json();
  expect(checkRecord(record)).toHaveProperty('record');
}

test.for(CLIENTS)(
  'two example clients in $language sit down first, and a person hosts them: a whole legal game with a bot',
  { timeout: 120_000 },
  async (client) => {
    const server = await startedServer();
    const address = (): string => server.address;
    const table = await makeTable(address, { players: 4, target: 20, tempo: 'relaxed', isOpen: true });
    const host = new TestClient({ address, table, key: freshKey() });
    onTestFinished(() => host.leave());
    await host.until(({ status }) => status !== undefined);
    const exits = twoAt(server, table, client);
    await host.until(({ status }) => status!.seats.filter(({ kind }) => kind === 'taken').length === 2);
    await host.do({ type: 'sit', id: freshId(), seat: 3, name: 'Ada', avatar: 'round' });
    await host.until(({ status }) => status!.host === 3);
    await host.do({ type: 'fill', id: freshId(), seat: 2, level: 'casual' });
    await host.do({ type: 'start', id: freshId() });
    // A bot plays for the host, who only creates the table.
    await host.do({ type: 'stand', id: freshId() });
    expect(await exits).toEqual([0, 0]);
    await expectLegalGame(server, table);
  },
);

test.for(CLIENTS)(
  'two example clients in $language begin by themselves if nobody else is there',
  { timeout: 120_000 },
  async (client) => {
    const server = await startedServer();
    const table = await makeTable(() => server.address, {
      players: 2,
      target: 5,
      tempo: 'relaxed',
      isOpen: true,
    });
    expect(await twoAt(server, table, client)).toEqual([0, 0]);
    await expectLegalGame(server, table);
  },
);

test('a server describes its messages', async () => {
  const server = await startedServer();
  const answer = await fetch(`${server.address}/protocol.json`);
  expect(answer.headers.get('content-type')).toContain('application/schema+json');
  expect(await answer.json()).toEqual(protocolSchema());
});
