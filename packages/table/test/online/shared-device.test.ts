import { describe, expect, test } from 'vitest';
import { keyHashOf, type OnlineTable } from '@quando/table';
import { Device, OnlineTableFixture, termsOf } from './online-table-fixture.ts';

/** A game of three people. */
const playing = (): Promise<[OnlineTableFixture, Device[]]> => OnlineTableFixture.playing(termsOf(3), 3);

/** Opens the seat of a person on a device with a name. */
async function openedOn(table: OnlineTable, person: Device, name: string): Promise<Device> {
  const device = new Device(person.key, name).connect(table);
  await device.say({ type: 'join', as: person.ownSeat });
  return device;
}

const sharedAt = (device: Device): unknown[] =>
  device.status.seats.map((seat) => (seat.kind === 'taken' ? seat.sharesDeviceWith : undefined));

describe('one device that shows the cards of two seats', () => {
  test('is shown to everybody, also if it has left one of them, and in another process', async () => {
    const [fixture, [ada, ben, cleo]] = await playing();
    const tablet = await openedOn(fixture.table, ada!, 'tablet');
    expect(sharedAt(cleo!)).toEqual([undefined, undefined, undefined]);
    tablet.disconnect();
    await openedOn(fixture.table, cleo!, 'tablet');
    expect(sharedAt(ben!)).toEqual([[2], undefined, [0]]);
    const other = new Device(undefined).connect(await fixture.reopened());
    expect(sharedAt(other)).toEqual([[2], undefined, [0]]);
    expect(JSON.stringify(ben!.heard)).not.toContain(keyHashOf('tablet'));
  });

  test('is not suspected of people on several devices, or of watchers', async () => {
    const [fixture, [ada, ben]] = await playing();
    await openedOn(fixture.table, ada!, 'phone');
    await openedOn(fixture.table, ada!, 'tablet');
    await openedOn(fixture.table, ben!, 'laptop');
    const watcher = new Device(ben!.key, 'phone').connect(fixture.table);
    await watcher.say({ type: 'join', as: 'watcher' });
    expect(sharedAt(ben!)).toEqual([undefined, undefined, undefined]);
  });

  test('is noted once, eight devices per person at most', async () => {
    const [fixture, [ada]] = await playing();
    const { seq } = ada!.status;
    for (let i = 0; i < 3; i += 1) await openedOn(fixture.table, ada!, 'phone');
    expect(ada!.status.seq).toBe(seq + 1);
    for (let i = 0; i < 20; i += 1) await openedOn(fixture.table, ada!, `device ${i}`);
    expect(ada!.status.seq).toBe(seq + 8);
  });
});
