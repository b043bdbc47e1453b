import { BOTS } from '@quando/bots';
import { PROTOCOL_VERSION, type Terms } from '@quando/protocol';
import { expect, test } from 'vitest';
import { startTestGame, makeTable } from '../../../../tools/e2e/test-game.ts';
import { freshId, TestClient } from '../../../../tools/e2e/test-client.ts';
import { seated, stranger } from '../public/strangers.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { RawSocket } from './raw-socket.ts';
import { runningServer } from './running-server.ts';

const TERMS: Terms = { players: 2, target: 5, tempo: 'relaxed', isOpen: true };

async function watching(address: string, table: string, hello: object = {}): Promise<RawSocket> {
  const socket = await new RawSocket(address, table).opened();
  socket.say({ type: 'hello', version: PROTOCOL_VERSION, ...hello });
  await socket.hears('"status"');
  return socket;
}

const lastStatus = ({ texts }: RawSocket): unknown =>
  JSON.parse(texts.findLast((text) => text.includes('"type":"status"')) ?? 'null');

test('everybody learns whether a big screen shows the table', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const table = await makeTable(() => address, TERMS);
  const watcher = await watching(address, table);
  expect(lastStatus(watcher)).not.toHaveProperty('hasScreen');
  const screen = await watching(address, table, { screen: true });
  await watcher.hears('"hasScreen":true');
  const second = await watching(address, table, { screen: true });
  screen.socket.close();
  await screen.closed;
  expect(lastStatus(watcher)).toHaveProperty('hasScreen', true);
  second.socket.close();
  await expect.poll(() => lastStatus(watcher)).not.toHaveProperty('hasScreen');
});

test('where nobody may watch, there is no big screen', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const table = await makeTable(() => address, { ...TERMS, isOpen: false });
  const screen = await watching(address, table, { screen: true });
  expect(lastStatus(screen)).not.toHaveProperty('hasScreen');
});

test('[S6] a public table has no big screen', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const ana = stranger();
  const table = await seated(address, ana);
  const player = await watching(address, table, { key: ana.key });
  const screen = await watching(address, table, { screen: true });
  player.texts.length = 0;
  const ben = await watching(address, await seated(address, stranger()), { screen: true });
  await player.hears('"type":"status"');
  expect(lastStatus(player)).toHaveProperty('isPublic', true);
  for (const socket of [player, screen, ben]) expect(lastStatus(socket)).not.toHaveProperty('hasScreen');
});

test('[6] a big screen gets what a watcher gets, byte for byte', async () => {
  const { address } = await runningServer({ folder: temporaryFolder() });
  const { table, clients } = await startTestGame({
    address: () => address,
    terms: TERMS,
    client: () => ({ policy: undefined }),
  });
  const screen = await watching(address, table, { screen: true });
  const watcher = await watching(address, table);
  for (const socket of [screen, watcher]) socket.texts.length = 0;
  for (const socket of [screen, watcher]) socket.say({ type: 'join', as: 'watcher' });
  for (const socket of [screen, watcher]) await socket.hears('"update"');
  const players = clients.map(
    ({ key }) =>
      new TestClient({
        address: () => address,
        table,
        key: key!,
        policy: (view) => BOTS.casual(view, { seed: freshId() }),
      }),
  );
  for (const socket of [screen, watcher]) await socket.hears('"stage":"over"');
  expect(screen.texts.length).toBeGreaterThan(10);
  expect(screen.texts).toEqual(watcher.texts);
  for (const client of [...clients, ...players]) client.leave();
});
