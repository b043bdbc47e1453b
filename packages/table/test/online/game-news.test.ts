import { legalActions } from '@quando/rules';
import { expect, test } from 'vitest';
import type { OnlineReply } from '@quando/protocol';
import { Device, OnlineTableFixture, sit, termsOf } from './online-table-fixture.ts';

const typesSince = (device: Device, before: number): OnlineReply['type'][] =>
  device.heard.slice(before).map(({ type }) => type);

/** Ada acts or the next bot does; tells what both people heard meanwhile. */
async function stepped(
  fixture: OnlineTableFixture,
  devices: readonly Device[],
): Promise<OnlineReply['type'][][]> {
  const before = devices.map(({ heard }) => heard.length);
  await fixture.step(devices);
  return devices.map((device, i) => typesSince(device, before[i]!));
}

test('whoever has seen everything gets events only, and a status when it changes', async () => {
  const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3), 2);
  for (let i = 0; i < 30 && !fixture.table.isOver; i += 1) {
    const wasDealt = devices[0]!.update.view.phase === 'scored';
    const heard = await stepped(fixture, devices);
    for (const types of heard) {
      expect(types).toContain('events');
      expect(types).not.toContain('update');
      expect(types.includes('status')).toBe(wasDealt || fixture.table.isOver);
    }
    for (const device of devices) {
      expect(device.update.view).toEqual(fixture.table.updateFor(device.ownSeat)!.view);
      expect(device.status.waiting).toEqual(fixture.table.status().waiting);
    }
  }
});

test('whoever joins, and everybody after somebody has sat down, gets a whole update', async () => {
  const [fixture, devices] = await OnlineTableFixture.playing({ ...termsOf(3), target: 200 }, 2);
  const watcher = fixture.device();
  await watcher.say({ type: 'join', as: 'watcher' });
  expect(watcher.last('update').view).toEqual(fixture.table.updateFor('watcher')!.view);
  while (devices[0]!.update.view.phase !== 'scored') await fixture.step(devices);
  const before = devices[0]!.heard.length;
  await sit(fixture.device('late'), 2);
  expect(typesSince(devices[0]!, before)).toEqual(['update', 'status']);
});

test('a client without rules gets whole updates with its legal actions, at once and after every step', async () => {
  const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3), 2);
  const [ada] = devices;
  await ada!.say({ type: 'join', as: ada!.ownSeat, actions: true });
  for (let i = 0; i < 30 && !fixture.table.isOver; i += 1) {
    const { view, actions } = ada!.last('update');
    expect(view).toEqual(fixture.table.updateFor(ada!.ownSeat)!.view);
    expect(actions).toEqual(legalActions(view));
    const [heard] = await stepped(fixture, devices);
    expect(heard).toContain('update');
    expect(heard).not.toContain('events');
  }
});

test('a bot that stands in changes the status only', async () => {
  const [, [ada, ben]] = await OnlineTableFixture.playing(termsOf(3), 2);
  const before = ada!.heard.length;
  await ben!.ask({ type: 'stand' });
  expect(typesSince(ada!, before)).toEqual(['status']);
});

test('a promise for the next deal tells nobody a whole update', async () => {
  const [, [ada, ben]] = await OnlineTableFixture.playing(termsOf(3), 2);
  const before = ben!.heard.length;
  await ada!.ask({ type: 'promise', deal: 1, attempt: 0, value: 'ab'.repeat(32) });
  expect(typesSince(ben!, before)).toEqual(['status']);
});

test('a client that has lost its view gets a whole one, which is counted', async () => {
  const lost: string[] = [];
  const [fixture] = await OnlineTableFixture.playing(termsOf(2), 1);
  const table = await fixture.reopened({ onLost: (_, why) => lost.push(why) });
  const ada = new Device('person 0'.padEnd(43, '-')).connect(table);
  await ada.say({ type: 'join', as: 0, since: 3 });
  expect(lost).toEqual([]);
  await ada.say({ type: 'join', as: 0, since: 3, lost: 'difference' });
  await ada.say({ type: 'join', as: 0, since: 3, lost: 'gap' });
  expect(lost).toEqual(['difference', 'gap']);
  expect(ada.heard.filter(({ type }) => type === 'update')).toHaveLength(3);
});

test('a round ends with a checksum of the view', async () => {
  const [fixture, devices] = await OnlineTableFixture.playing(termsOf(2), 1);
  while (devices[0]!.update.view.result === 'none') await fixture.step(devices);
  expect(devices[0]!.last('events')).toHaveProperty('check');
});

test('a seat that nobody may look through tells no events', async () => {
  const fixture = await OnlineTableFixture.create(termsOf(2));
  const ada = fixture.device('Ada');
  const ben = fixture.device('Ben');
  await sit(ada, 0);
  await sit(ben, 1);
  await ben.say({ type: 'join', as: 1 });
  await ada.ask({ type: 'clear', seat: 1 });
  await ada.ask({ type: 'fill', seat: 1, level: 'beginner' });
  await ada.ask({ type: 'start' });
  await ada.say({ type: 'join', as: 0 });
  await fixture.step([ada]);
  await fixture.step([ada]);
  expect(ben.heard.some(({ type }) => type === 'events' || type === 'update')).toBe(false);
});
