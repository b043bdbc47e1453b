import { describe, expect, test } from 'vitest';
import { openOnlineTable, OnlineTable } from '@quando/table';
import { PROTOCOL_VERSION, type OnlineReply, type SeatingRefusalCode } from '@quando/protocol';
import { Device, OnlineTableFixture, sit, termsOf } from './online-table-fixture.ts';

const refusing = (code: SeatingRefusalCode): object => ({ type: 'refused', refusal: { code } });
const accepted = { type: 'accepted' };

/** Ada is the host of a table of four, Ben sits on seat 2. */
async function gathered(): Promise<[OnlineTableFixture, Device, Device]> {
  const fixture = await OnlineTableFixture.create(termsOf(4));
  const [ada, ben] = [fixture.device('ada'), fixture.device('ben')];
  await sit(ada, 0);
  await sit(ben, 2);
  return [fixture, ada, ben];
}

describe('a locked table', () => {
  test('lets nobody new sit down until the host unlocks it; the others move, and bots come', async () => {
    const [fixture, ada, ben] = await gathered();
    const late = fixture.device('late');
    expect(await ben.ask({ type: 'lock' })).toMatchObject(refusing('not-host'));
    expect(await ada.ask({ type: 'lock' })).toMatchObject(accepted);
    expect(late.status.isLocked).toBe(true);
    expect(await sit(late, 1)).toMatchObject(refusing('locked'));
    expect(await sit(ben, 1)).toMatchObject(accepted);
    expect(await ada.ask({ type: 'fill', seat: 2, level: 'casual' })).toMatchObject(accepted);
    expect((await fixture.reopened()).status()).toMatchObject({ isLocked: true });
    const { seq } = ada.status;
    expect(await ada.ask({ type: 'lock' })).toMatchObject({ ...accepted, seq });
    expect(await ada.ask({ type: 'unlock' })).toMatchObject(accepted);
    expect(await sit(late, 3)).toMatchObject(accepted);
  });

  test('is watched as before', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing(termsOf(2), 2);
    await ada!.ask({ type: 'lock' });
    const watcher = fixture.device();
    await watcher.say({ type: 'join', as: 'watcher' });
    expect(watcher.update.viewer).toBe('watcher');
  });

  test('during the game, drops reservations, also those made before', async () => {
    const [fixture, [ada]] = await OnlineTableFixture.playing({ ...termsOf(3), target: 200 }, 1);
    const late = fixture.device('late');
    await sit(late, 1);
    await ada!.ask({ type: 'lock' });
    expect(late.last('welcome')).not.toHaveProperty('reserved');
    expect(await sit(late, 2)).toMatchObject(refusing('locked'));
    while (ada!.update.view.phase !== 'scored') await fixture.step([ada!]);
    expect(late.seat).toBe('none');
    expect(await sit(late, 1)).toMatchObject(refusing('locked'));
  });

  test('opens when the last person has left, because nobody else could open it', async () => {
    const [fixture, ada, ben] = await gathered();
    await ada.ask({ type: 'lock' });
    await ada.ask({ type: 'stand' });
    expect(ben.status).toMatchObject({ isLocked: true, host: 2 });
    expect(await sit(ada, 0)).toMatchObject(refusing('locked'));
    await ben.ask({ type: 'stand' });
    expect(ben.status.isLocked).toBe(false);
    expect((await fixture.reopened()).status().isLocked).toBe(false);
    expect(await sit(ada, 0)).toMatchObject(accepted);
  });

  test('passes on with its host in the middle of a game', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(2), 2);
    await ada!.ask({ type: 'lock' });
    fixture.absent.set(0, fixture.clock.now() - 59_000);
    fixture.table.refreshPresence();
    expect(await ben!.ask({ type: 'unlock' })).toMatchObject(refusing('not-host'));
    fixture.clock.after(1_000, () => {});
    await fixture.clock.runNext();
    expect(ben!.status.host).toBe(1);
    expect(await ben!.ask({ type: 'unlock' })).toMatchObject(accepted);
  });
});

describe('a person whom the host has asked to leave', () => {
  test('stays away until a host lets them come back, also in another process', async () => {
    const [fixture, ada, ben] = await gathered();
    await ada.ask({ type: 'clear', seat: 2 });
    expect(ben.last('welcome')).toMatchObject({ seat: 'none', removed: 0 });
    expect(ada.status.removed).toEqual([
      { number: 0, sitter: { kind: 'person', name: 'Person 2', avatar: 'round' }, isAsking: false },
    ]);
    expect(await sit(ben, 1)).toMatchObject(refusing('removed'));
    const elsewhere = new Device(ben.key).connect(await fixture.reopened());
    expect(elsewhere.last('welcome')).toMatchObject({ removed: 0 });
    elsewhere.freshId();
    expect(await sit(elsewhere, 1)).toMatchObject(refusing('removed'));
    expect(await sit(fixture.device('other'), 1)).toMatchObject(accepted);
    expect(await ada.ask({ type: 'let-back', person: 0 })).toMatchObject(accepted);
    expect(ben.last('welcome')).toEqual({ type: 'welcome', version: PROTOCOL_VERSION, seat: 'none' });
    expect(await sit(ben, 2)).toMatchObject(accepted);
  });

  test('may ask once to come back, which everybody sees', async () => {
    const [, ada, ben] = await gathered();
    expect(await ben.ask({ type: 'ask-back' })).toMatchObject({ ...accepted, seq: ada.status.seq });
    await ada.ask({ type: 'clear', seat: 2 });
    await ben.ask({ type: 'ask-back' });
    expect(ada.status.removed).toMatchObject([{ number: 0, isAsking: true }]);
    const { seq } = ada.status;
    expect(await ben.ask({ type: 'ask-back' })).toMatchObject({ ...accepted, seq });
    expect(await ben.ask({ type: 'let-back', person: 0 })).toMatchObject(refusing('not-seated'));
    expect(await ada.ask({ type: 'let-back', person: 7 })).toMatchObject({ ...accepted, seq });
  });

  test('is told apart from one who stood up, and from a bot that was cleared', async () => {
    const [, ada, ben] = await gathered();
    await ben.ask({ type: 'stand' });
    await ada.ask({ type: 'fill', seat: 1, level: 'casual' });
    await ada.ask({ type: 'clear', seat: 1 });
    expect(ada.status.removed).toEqual([]);
    expect(await sit(ben, 1)).toMatchObject(accepted);
  });

  test('may have been waiting for the end of the round', async () => {
    const [fixture, [ada, ben]] = await OnlineTableFixture.playing(termsOf(3), 2);
    const late = fixture.device('late');
    await sit(late, 2);
    expect(await ben!.ask({ type: 'clear', seat: 2 })).toMatchObject(refusing('not-host'));
    expect(await ada!.ask({ type: 'clear', seat: 2 })).toMatchObject(accepted);
    expect(late.last('welcome')).toEqual({
      type: 'welcome',
      version: PROTOCOL_VERSION,
      seat: 'none',
      removed: 0,
    });
    expect(await sit(late, 2)).toMatchObject(refusing('removed'));
  });

  test('stays away from the rematch, which is locked as the table was', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3), 2);
    const [ada] = devices;
    const late = fixture.device('late');
    await sit(late, 2);
    await ada!.ask({ type: 'clear', seat: 2 });
    await ada!.ask({ type: 'lock' });
    await fixture.playOut(devices);
    await ada!.ask({ type: 'rematch' });
    const table = await openOnlineTable(ada!.status.rematch!, fixture.ports);
    if (!(table instanceof OnlineTable)) throw new Error('it does not open');
    const again = new Device(late.key).connect(table);
    expect(again.last('welcome')).toMatchObject({ removed: 0 });
    expect(again.status).toMatchObject({ isLocked: true, removed: [{ number: 0 }] });
    expect(await sit(again, 2)).toMatchObject(refusing('removed'));
    const host = new Device(ada!.key).connect(table);
    await host.ask({ type: 'let-back', person: 0 });
    expect(await sit(again, 2)).toMatchObject(refusing('locked'));
    await host.ask({ type: 'unlock' });
    expect(await sit(again, 2)).toMatchObject(accepted);
  });

  test('is one of at most 24, so that the status stays small; then the host locks the table', async () => {
    const [fixture, ada] = await gathered();
    let answer: OnlineReply | undefined;
    for (let i = 0; i < 25; i += 1) {
      await sit(fixture.device(`stranger ${i}`), 1);
      answer = await ada.ask({ type: 'clear', seat: 1 });
    }
    expect(answer).toMatchObject(refusing('too-many-changes'));
    expect(ada.status.removed).toHaveLength(24);
    expect(await ada.ask({ type: 'lock' })).toMatchObject(accepted);
  });
});

test('a table whose seats have changed too often can still be locked, and not unlocked', async () => {
  const [, ada] = await gathered();
  let answer: OnlineReply | undefined;
  for (let i = 0; i < 600 && answer?.type !== 'refused'; i += 1)
    answer = await ada.ask({ type: i % 2 === 0 ? 'lock' : 'unlock' });
  expect(answer).toMatchObject(refusing('too-many-changes'));
  expect(ada.status.isLocked).toBe(true);
});
