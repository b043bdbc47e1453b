import { expect, test } from 'vitest';
import { openOnlineTable, OnlineTable } from '@quando/table';
import { Device, OnlineTableFixture, termsOf } from './online-table-fixture.ts';

test('the same people play again with the committed deal and the next dealer', async () => {
  const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3), 2);
  const [ada, ben] = devices;
  expect(await ada!.ask({ type: 'rematch' })).toMatchObject({ refusal: { code: 'not-over' } });
  await fixture.playOut(devices);
  const { dealer } = ada!.update.view;
  const { number } = ada!.status.deal;
  await ada!.ask({ type: 'contribute', deal: number, value: 'ab'.repeat(32) });
  expect(await fixture.device('nobody').ask({ type: 'rematch' })).toMatchObject({
    refusal: { code: 'not-seated' },
  });
  expect(await ada!.ask({ type: 'rematch' })).toMatchObject({ type: 'accepted' });
  const { rematch } = ben!.status;
  expect(await ben!.ask({ type: 'rematch' })).toMatchObject({ type: 'accepted' });
  expect(ben!.status.rematch).toBe(rematch);
  const table = await openOnlineTable(rematch!, fixture.ports);
  if (!(table instanceof OnlineTable)) throw new Error('it does not open');
  const again = new Device(ada!.key).connect(table);
  await again.say({ type: 'join', as: 0 });
  expect(again.update.view.dealer).toBe((dealer + 1) % 3);
  expect(again.status).toMatchObject({ stage: 'playing', deal: { number: 1 } });
  const [founded] = await fixture.storage.load(rematch!);
  expect(founded).toMatchObject({ rematch: { contributions: [{ seat: 0, value: 'ab'.repeat(32) }] } });
});
