import { legalActions } from '@quando/rules';
import { expect, test } from 'vitest';
import { WORKER_GRACE } from '../../src/game/steady-worker.ts';
import { Device, until } from './device.ts';
import { clientOn, connectTo, created, got, isOver, playUntil } from './game-on-tab.ts';

test('a page that was put away leaves its games to others, and goes on when it is back', async () => {
  const device = new Device();
  const [tab, other] = [device.openTab(), device.openTab()];
  const game = await created(tab);
  const client = clientOn(await connectTo(tab, game));
  await until(() => client.state.update?.view.asked === 0);
  tab.offlineGames.rest();
  expect(client.state).toMatchObject({ connection: 'connecting' });
  const meanwhile = await connectTo(other, game);
  meanwhile.close();
  // The answer shows that the other tab has released the game.
  await other.offlineGames.list();
  tab.offlineGames.wake();
  await until(() => client.state.connection === 'open');
  await playUntil(client, isOver(client));
});

test('what a page asks for while it is put away is done when it is back', async () => {
  const tab = new Device().openTab();
  const game = await created(tab);
  tab.offlineGames.rest();
  const asked = tab.offlineGames.list();
  tab.offlineGames.wake();
  expect(got(await asked).games).toMatchObject([{ game }]);
});

test('a page may be put away as often as anybody likes', async () => {
  const tab = new Device().openTab();
  let hasFailed = false;
  tab.offlineGames.onFailure(() => (hasFailed = true));
  const game = await created(tab);
  for (let i = 0; i < 9; i += 1) {
    tab.offlineGames.rest();
    tab.offlineGames.wake();
  }
  expect(got(await tab.offlineGames.list()).games).toMatchObject([{ game }]);
  tab.kill();
  expect(got(await tab.offlineGames.list()).games).toMatchObject([{ game }]);
  expect(hasFailed).toBe(false);
});

test('a worker that does not answer after the device slept is replaced, and the pending move is made', async () => {
  const device = new Device();
  const tab = device.openTab();
  const client = clientOn(await connectTo(tab, await created(tab)));
  await until(() => client.state.update?.view.asked === 0);
  tab.freeze();
  client.act(legalActions(client.state.update!.view)[0]!);
  tab.offlineGames.wake();
  device.clock.pass(WORKER_GRACE - 1);
  expect(client.state).toMatchObject({ connection: 'open', pending: expect.anything() });
  device.clock.pass(1);
  await until(() => client.state.connection === 'open' && !client.state.pending);
  await playUntil(client, isOver(client));
});

test('a worker that answers after the device slept stays', async () => {
  const device = new Device();
  const tab = device.openTab();
  await created(tab);
  tab.offlineGames.wake();
  tab.offlineGames.wake();
  await until(() => tab.told.some(({ type }) => type === 'pong'));
  const said = tab.told.length;
  device.clock.pass(10 * WORKER_GRACE);
  await tab.offlineGames.list();
  // No second worker has said anything.
  expect(tab.told.slice(said).map(({ type }) => type)).toEqual(['games']);
});
