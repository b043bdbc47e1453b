import { expect, test } from 'vitest';
import { openOnlineTable, OnlineTable } from '@quando/table';
import { settled } from '../fake-clock.ts';
import { Device, OnlineTableFixture, termsOf } from './online-table-fixture.ts';

/** A table whose game is over, and the table where its people play again. */
async function again(): Promise<{ fixture: OnlineTableFixture; devices: Device[]; table: OnlineTable }> {
  const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3), 2);
  const [ada, ben] = devices;
  expect(await ada!.ask({ type: 'rematch' })).toMatchObject({ refusal: { code: 'not-over' } });
  await fixture.playOut(devices);
  expect(await fixture.device('nobody').ask({ type: 'rematch' })).toMatchObject({
    refusal: { code: 'not-seated' },
  });
  expect(await ada!.ask({ type: 'rematch' })).toMatchObject({ type: 'accepted' });
  const { rematch } = ben!.status;
  expect(await ben!.ask({ type: 'rematch' })).toMatchObject({ type: 'accepted' });
  expect(ben!.status.rematch).toBe(rematch);
  const table = await openOnlineTable(rematch!, fixture.ports);
  if (!(table instanceof OnlineTable)) throw new Error('it does not open');
  table.start();
  return { fixture, devices, table };
}

test('the same people play again, with a deal in which all of their devices have a part', async () => {
  const { fixture, devices, table } = await again();
  const [ada, ben] = devices.map(({ key }) => new Device(key).takePart(key!).connect(table));
  await settled();
  expect(ada!.status).toMatchObject({ stage: 'gathering', deal: { number: 0, promised: [0, 1] } });
  await fixture.clock.runNext();
  await settled();
  expect(ada!.status.deal.closed?.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  await fixture.clock.runNext();
  await settled();
  expect(ben!.status).toMatchObject({ stage: 'playing', deal: { number: 1 } });
});

test('a rematch does not wait for people who do not come', async () => {
  const { fixture, devices, table } = await again();
  const ada = new Device(devices[0]!.key).takePart('Ada').connect(table);
  await settled();
  expect(ada.status.stage).toBe('gathering');
  const before = fixture.clock.now();
  while (ada.status.stage === 'gathering') {
    await fixture.clock.runNext();
    await settled();
  }
  expect(fixture.clock.now() - before).toBe(10_000);
});
