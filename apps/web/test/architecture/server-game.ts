import { openServer } from '@quando/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freshId } from '../../src/game/fresh-id.ts';
import { MyTables } from '../../src/online/my-tables.svelte.ts';
import { OnlineTableClient } from '../../src/online/online-table-client.svelte.ts';
import { ServerConnection } from '../../src/online/server-connection.ts';
import { openSocket } from '../../src/online/socket.ts';
import { TableApi } from '../../src/online/table-api.ts';
import { socketAddress } from '../../src/online/addresses.ts';
import { openLocalStore } from '../../src/local-store.ts';
import { steadyClock } from '../../src/clock.ts';
import { tapping, type TracedGame } from './traced-game.ts';

/** A game of a server on this machine, over a real socket, at which this device's person is asked. */
export async function serverGame(): Promise<TracedGame> {
  const address = await startServer();
  const api = new TableApi((path, request) => fetch(`${address}${path}`, request));
  const made = await api.makeTable({ players: 2, target: 50, tempo: 'relaxed', isOpen: false });
  if ('refused' in made) throw new Error(made.refused);
  const client = clientAt(address, made.table, api);
  client.ask({ type: 'sit', seat: 0, name: 'Ada', avatar: 'round' });
  await waitUntil(() => client.seat === 0);
  client.ask({ type: 'fill', seat: 1, level: 'sharp' });
  client.ask({ type: 'start' });
  // The device's part in the next deal is no part of a move.
  await waitUntil(() => client.game !== undefined && client.status!.deal.promised.includes(0));
  await waitUntil(() => client.pending.length === 0);
  return tapping(client.game!, waitUntil);
}

/** Starts a server on a free port of the loopback; gives its address. */
async function startServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quando-'));
  const listen = { host: '127.0.0.1', port: 0 };
  const settings = { listen, store: { folder }, proxies: 0, logLevel: 'error' } as const;
  const server = await openServer({ settings, pace: 0 });
  if ('error' in server) throw new Error(server.error);
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  return server.http.listen(listen);
}

function clientAt(address: string, table: string, api: TableApi): OnlineTableClient {
  const memory = openLocalStore(() => {
    throw new Error('no storage');
  });
  const tables = new MyTables(memory, api);
  return new OnlineTableClient({
    table,
    tables,
    clock: steadyClock,
    freshId,
    freshPart: () => 'ab'.repeat(32),
    publicProfile: () => ({ name: 'Ada', avatar: 'round' }),
    connect: (events) =>
      new ServerConnection({
        ...events,
        connect: (socketEvents) => openSocket(socketAddress({ origin: address }, table), socketEvents),
        caller: { key: tables.savedAt(table).key, device: tables.deviceAt(table) },
        clock: steadyClock,
        now: Date.now,
        random: Math.random,
      }),
  });
}

async function waitUntil(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 1000; i += 1) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it never happened');
}
