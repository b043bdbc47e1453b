import { describe, expect, test } from 'vitest';
import { keyHashOf } from '@quando/table';
import type { OnlineReply, SeatingRefusalCode, SeatStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { seatIn } from '../expected.ts';
import { TABLE } from '../table-fixture.ts';
import { Device, OnlineTableFixture, sit, termsOf } from './online-table-fixture.ts';

const refusing = (code: SeatingRefusalCode): object => ({ type: 'refused', refusal: { code } });
const accepted = { type: 'accepted' };

const placeOn = (device: Device, seat: Seat): Extract<SeatStatus, { kind: 'taken' }> => {
  const place = device.status.seats[seat]!;
  if (place.kind === 'free') throw new Error('nobody sits there');
  return place;
};

/** Lets time pass, with everything that happens in it. */
async function pass({ clock }: OnlineTableFixture, time: number): Promise<void> {
  const until = clock.now() + time;
  clock.after(time, () => {});
  while (clock.now() < until) await clock.runNext();
}

/** A game of people only, of whom one has to decide: that one, another, and the rest; the host is never the asked one. */
async function waiting(people: number, seed = 1): Promise<[OnlineTableFixture, Device, Device[]]> {
  const [fixture, devices] = await OnlineTableFixture.playing(
    { ...termsOf(people), target: 200 },
    people,
    seed,
  );
  while (seatIn(devices[0]!.update.view.asked) === devices[0]!.seat) await fixture.step(devices);
  const idle = devices.find(({ seat }) => seat === devices[0]!.update.view.asked)!;
  return [fixture, idle, devices.filter((device) => device !== idle)];
}

/** The first devices, up to five. */
const devicesOf = (devices: readonly Device[]): [Device, Device, Device, Device, Device] => {
  const at = (seat: Seat): Device => devices[seat] ?? devices[0]!;
  return [at(0), at(1), at(2), at(3), at(4)];
};

const nudge = (by: Device, whom: Device): Promise<OnlineReply | undefined> =>
  by.ask({ type: 'nudge', seat: whom.ownSeat });
const replace = (by: Device, whom: Device): Promise<OnlineReply | undefined> =>
  by.ask({ type: 'replace', seat: whom.ownSeat });
const restore = (by: Device, whom: Device): Promise<OnlineReply | undefined> =>
  by.ask({ type: 'restore', seat: whom.ownSeat });

describe('a person who does not move on a table without a clock', () => {
  test('of two people, is replaced after a nudge and half a minute, and takes over again at any time', async () => {
    const [fixture, ben, [ada]] = await waiting(2);
    const seat = ben.ownSeat;
    expect(await replace(ada!, ben)).toMatchObject(refusing('too-early'));
    expect(await nudge(ben, ada!)).toMatchObject(refusing('not-waited-for'));
    expect(await nudge(ada!, ben)).toMatchObject(accepted);
    expect(placeOn(ben, seat)).toMatchObject({ nudgedAt: fixture.clock.now(), isAway: false });
    await pass(fixture, 29_000);
    expect(await replace(ada!, ben)).toMatchObject(refusing('too-early'));
    await pass(fixture, 1_000);
    expect(await replace(ada!, ben)).toMatchObject(accepted);
    expect(placeOn(ben, seat)).toMatchObject({ isAway: true, replaced: 'until-return' });
    const { seq } = ada!.update;
    while (ada!.update.seq === seq) await fixture.clock.runNext();
    expect(await ben.ask({ type: 'return' })).toMatchObject(accepted);
    expect(placeOn(ada!, seat)).toMatchObject({ isAway: false });
    expect(placeOn(ada!, seat)).not.toHaveProperty('replaced');
  });

  test('can answer once in a turn, and decide, which ends the matter', async () => {
    const [fixture, ben, [ada]] = await waiting(2);
    await nudge(ada!, ben);
    expect(await ben.ask({ type: 'return' })).toMatchObject(accepted);
    expect(placeOn(ada!, ben.ownSeat)).not.toHaveProperty('nudgedAt');
    await pass(fixture, 60_000);
    expect(await replace(ada!, ben)).toMatchObject(refusing('too-early'));
    await nudge(ada!, ben);
    expect(await ben.ask({ type: 'return' })).toMatchObject(refusing('not-away'));
    await fixture.act(ben);
    expect(placeOn(ada!, ben.ownSeat)).not.toHaveProperty('nudgedAt');
    await pass(fixture, 60_000);
    expect(await replace(ada!, ben)).toMatchObject(refusing('too-early'));
  });

  test('is replaced by any one of several others after two minutes, if the rest do not vote', async () => {
    const [fixture, idle, others] = await waiting(4);
    const [, one] = others;
    await nudge(one!, idle);
    await pass(fixture, 119_000);
    expect(await replace(one!, idle)).toMatchObject(accepted);
    expect(placeOn(one!, idle.ownSeat)).toMatchObject({
      isAway: false,
      votes: { by: [one!.seat], needed: 2 },
    });
    await pass(fixture, 1_000);
    expect(await replace(one!, idle)).toMatchObject(accepted);
    expect(placeOn(one!, idle.ownSeat)).toMatchObject({ isAway: true, replaced: 'until-return' });
  });

  test('has a clock instead at other tables', async () => {
    const [, [ada, ben]] = await OnlineTableFixture.playing(termsOf(2, 'daily'), 2);
    const [one, other] = ada!.update.view.asked === 0 ? [ben!, ada!] : [ada!, ben!];
    expect(await nudge(one, other)).toMatchObject(refusing('not-waited-for'));
    expect(await replace(one, other)).toMatchObject(refusing('too-early'));
  });

  test('and does not start the game, is no longer the host', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(2));
    const [ada, ben] = [fixture.device('ada'), fixture.device('ben')];
    await sit(ada, 0);
    await sit(ben, 1);
    expect(await nudge(ada, ben)).toMatchObject(refusing('not-waited-for'));
    expect(await nudge(ben, ada)).toMatchObject(accepted);
    await pass(fixture, 30_000);
    expect(await replace(ada, ben)).toMatchObject(refusing('not-started'));
    expect(await replace(ben, ada)).toMatchObject(accepted);
    expect(ada.status.host).toBe(1);
    expect(await ben.ask({ type: 'start' })).toMatchObject(accepted);
    expect(await ada.ask({ type: 'return' })).toMatchObject(accepted);
    expect(ada.status.host).toBe(0);
  });
});

describe('a person who spoils the game', () => {
  test('is replaced by the host until the round is over: may neither decide nor talk, and keeps seat and secrets', async () => {
    const [fixture, troll, [host, other]] = await waiting(3);
    const seat = troll.ownSeat;
    expect(await replace(host!, troll)).toMatchObject(accepted);
    expect(placeOn(other!, seat)).toMatchObject({ isAway: true, replaced: 'until-next-round' });
    expect(await troll.ask({ type: 'return' })).toMatchObject(refusing('replaced'));
    expect(await fixture.act(troll)).toMatchObject({ refusal: { code: 'not-your-seat' } });
    await troll.say({ type: 'say', phrase: 'hurry' });
    expect(other!.heard.some(({ type }) => type === 'said')).toBe(false);
    expect(await replace(troll, other!)).toMatchObject(refusing('away'));
    expect(await other!.say({ type: 'join', as: seat })).toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
    while (host!.update.view.phase !== 'scored') await fixture.step([host!, other!]);
    expect(await troll.ask({ type: 'return' })).toMatchObject(accepted);
    expect(troll.seat).toBe(seat);
  });

  test('is replaced by a majority of the others, also the host, who is not the host then', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing({ ...termsOf(4), target: 200 }, 4);
    const [host, one, two, three] = devicesOf(devices);
    expect(await replace(one, host)).toMatchObject(accepted);
    expect(await replace(one, host)).toMatchObject({ ...accepted, seq: one.status.seq });
    expect(placeOn(host, 0)).toMatchObject({ votes: { by: [1], needed: 2 }, isAway: false });
    expect((await fixture.reopened()).status().seats[0]).toMatchObject({ votes: { by: [1], needed: 2 } });
    expect(await replace(three, host)).toMatchObject(accepted);
    expect(host.status).toMatchObject({
      host: 1,
      seats: [{ isAway: true, replaced: 'until-next-round' }, {}, {}, {}],
    });
    expect(await host.ask({ type: 'restore', seat: 0 })).toMatchObject(refusing('no-such-seat'));
    expect(await restore(two, host)).toMatchObject(refusing('not-host'));
    expect(await restore(three, host)).toMatchObject(accepted);
    expect(host.status).toMatchObject({ host: 0, seats: [{ isAway: false }, {}, {}, {}] });
  });

  test('has as many votes against them as people are there who decide for themselves', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing({ ...termsOf(5), target: 200 }, 5);
    const [, one, two, three, four] = devicesOf(devices);
    await replace(one, four);
    expect(placeOn(one, 4).votes).toEqual({ by: [1], needed: 3 });
    fixture.absent.set(0, fixture.clock.now() - 1);
    fixture.table.refreshPresence();
    expect(placeOn(one, 4).votes).toEqual({ by: [1], needed: 2 });
    await one.ask({ type: 'stand' });
    await replace(two, four);
    expect(placeOn(two, 4)).toMatchObject({ isAway: false, votes: { by: [2], needed: 2 } });
    expect(await restore(two, four)).toMatchObject(accepted);
    expect(placeOn(two, 4)).not.toHaveProperty('votes');
    await replace(two, four);
    await replace(three, four);
    expect(placeOn(two, 4)).toMatchObject({ isAway: true });
  });

  test('is forgiven with the round: votes do not add up over a whole game', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing({ ...termsOf(4), target: 200 }, 4);
    await replace(devices[1]!, devices[3]!);
    while (devices[0]!.update.view.phase !== 'scored') await fixture.step(devices);
    expect(placeOn(devices[0]!, 3)).not.toHaveProperty('votes');
  });

  test('is removed for good by the host, if a bot plays for them already; a bot sits there until they are let back', async () => {
    const [fixture, troll, [host, other]] = await waiting(3);
    const seat = troll.ownSeat;
    expect(await host!.ask({ type: 'clear', seat })).toMatchObject(refusing('started'));
    await replace(host!, troll);
    expect(await other!.ask({ type: 'clear', seat })).toMatchObject(refusing('not-host'));
    expect(await host!.ask({ type: 'clear', seat })).toMatchObject(accepted);
    expect(troll.last('welcome')).toMatchObject({ seat: 'none', removed: 0 });
    expect(placeOn(other!, seat).sitter.kind).toBe('bot');
    expect(other!.update.sitters[seat]!.kind).toBe('bot');
    expect(await troll.say({ type: 'join', as: seat })).toMatchObject({ refusal: { code: 'not-your-seat' } });
    expect(await sit(troll, seat)).toMatchObject(refusing('removed'));
    while (host!.update.view.phase !== 'scored') await fixture.step([host!, other!]);
    await troll.ask({ type: 'ask-back' });
    expect(await host!.ask({ type: 'let-back', person: 0 })).toMatchObject(accepted);
    expect(await sit(troll, seat)).toMatchObject(accepted);
    expect((await fixture.reopened()).status().seats).toEqual(fixture.table.status().seats);
  });
});

describe('a person who has lost their device', () => {
  const TOKEN = 'token'.padEnd(43, '-');
  const token = keyHashOf(TOKEN);

  test('gets the seat on a new one with a link from the host, once the round is over', async () => {
    const [fixture, lost, [host, other]] = await waiting(3);
    const seat = lost.ownSeat;
    expect(await host!.ask({ type: 'hand-over', seat, token })).toMatchObject(refusing('present'));
    lost.disconnect();
    fixture.absent.set(seat, fixture.clock.now());
    expect(await other!.ask({ type: 'hand-over', seat, token })).toMatchObject(refusing('not-host'));
    expect(await host!.ask({ type: 'hand-over', seat, token })).toMatchObject(accepted);
    expect(placeOn(other!, seat)).toMatchObject({ isHandedOver: true });
    expect(JSON.stringify(host!.heard)).not.toContain(token);
    const fresh = fixture.device('fresh');
    expect(await fresh.ask({ type: 'claim', token: 'wrong'.padEnd(43, '-') })).toMatchObject(
      refusing('wrong-token'),
    );
    expect(await other!.ask({ type: 'claim', token: TOKEN })).toMatchObject(refusing('seat-taken'));
    expect(await fresh.ask({ type: 'claim', token: TOKEN })).toMatchObject(accepted);
    expect(fresh.last('welcome')).toMatchObject({ seat: 'none', reserved: seat });
    expect(await fresh.say({ type: 'join', as: seat })).toMatchObject({ refusal: { code: 'not-your-seat' } });
    expect(await fixture.device('next').ask({ type: 'claim', token: TOKEN })).toMatchObject(
      refusing('wrong-token'),
    );
    while (host!.update.view.phase !== 'scored') await fixture.step([host!, other!]);
    expect(fresh.seat).toBe(seat);
    fixture.absent.delete(seat);
    expect(new Device(lost.key).connect(fixture.table).seat).toBe('none');
    expect(placeOn(host!, seat)).toMatchObject({ isAway: false, sitter: { name: `Person ${seat}` } });
    expect((await fixture.reopened()).seatOf(keyHashOf(fresh.key!))).toBe(seat);
  });

  test('keeps the seat if they have found the device before the round is over', async () => {
    const [fixture, lost, [host]] = await waiting(3);
    const seat = lost.ownSeat;
    fixture.absent.set(seat, fixture.clock.now());
    await host!.ask({ type: 'hand-over', seat, token });
    const fresh = fixture.device('fresh');
    await fresh.ask({ type: 'claim', token: TOKEN });
    expect(await lost.ask({ type: 'return' })).toMatchObject(accepted);
    expect(fresh.last('welcome')).not.toHaveProperty('reserved');
    expect(lost.seat).toBe(seat);
  });

  test('keeps the seat from a link that comes too late, or to somebody whom the host has removed', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(3));
    const [host, lost, troll] = [fixture.device('host'), fixture.device('lost'), fixture.device('troll')];
    await sit(host, 0);
    await sit(lost, 1);
    await sit(troll, 2);
    await host.ask({ type: 'clear', seat: 2 });
    fixture.absent.set(1, fixture.clock.now());
    await host.ask({ type: 'hand-over', seat: 1, token });
    expect(await troll.ask({ type: 'claim', token: TOKEN })).toMatchObject(refusing('removed'));
    fixture.absent.delete(1);
    expect(await fixture.device('fresh').ask({ type: 'claim', token: TOKEN })).toMatchObject(
      refusing('present'),
    );
    expect(lost.seat).toBe(1);
  });

  test('deletes their name also where it stands beside the former key', async () => {
    const fixture = await OnlineTableFixture.create(termsOf(3));
    const [host, lost] = [fixture.device('host'), fixture.device('lost')];
    await sit(host, 0);
    await lost.ask({ type: 'sit', seat: 1, name: 'Zebedee', avatar: 'round' });
    fixture.absent.set(1, fixture.clock.now());
    await host.ask({ type: 'hand-over', seat: 1, token });
    const fresh = fixture.device('fresh');
    await fresh.ask({ type: 'claim', token: TOKEN });
    expect(fresh.seat).toBe(1);
    expect(await fixture.table.erase(keyHashOf(fresh.key!))).toBe('erased');
    expect(JSON.stringify(await fixture.storage.load(TABLE))).not.toContain('Zebedee');
    await fixture.reopened();
  });
});
