import { describe, expect, test } from 'vitest';
import type { SeatingRefusalCode } from '@quando/protocol';
import { openOnlineTable, OnlineTable } from '@quando/table';
import { settled } from '../fake-clock.ts';
import { Device, OnlineTableFixture, sit, termsOf } from './online-table-fixture.ts';

const ACCEPTED = { type: 'accepted' };

const refusing = (code: SeatingRefusalCode): object => ({ type: 'refused', refusal: { code } });

/** A table whose game is over, and the table where its people play again. */
async function again(
  people = 2,
): Promise<{ fixture: OnlineTableFixture; devices: Device[]; table: OnlineTable }> {
  const [fixture, devices] = await OnlineTableFixture.playing(termsOf(Math.max(3, people)), people);
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

/** Everybody's devices at the new table. */
async function invited(
  people = 2,
): Promise<{ fixture: OnlineTableFixture; guests: Device[]; table: OnlineTable }> {
  const { fixture, devices, table } = await again(people);
  const guests = devices.map(({ key }) => new Device(key).connect(table));
  return { fixture, guests, table };
}

const invitations = ({ status }: Device): unknown[] =>
  status.seats.map((seat) => (seat.kind === 'taken' ? (seat.invitation ?? 'comes') : seat.kind));

async function reopened({ ports }: OnlineTableFixture, id: string): Promise<OnlineTable> {
  const table = await openOnlineTable(id, ports);
  if (!(table instanceof OnlineTable)) throw new Error('it does not open');
  return table;
}

describe('a rematch', () => {
  test('is an invitation: it deals by itself when everybody comes, with parts of all of their devices', async () => {
    const { fixture, guests } = await invited();
    const [ada, ben] = guests;
    expect(invitations(ada!)).toEqual(['comes', 'asked', 'comes']);
    expect(ada!.status).toMatchObject({ stage: 'gathering', host: 0 });
    expect(await ada!.ask({ type: 'start' })).toMatchObject(refusing('not-answered'));
    ada!.takePart('ada');
    ben!.takePart('ben');
    expect(await ben!.ask({ type: 'come' })).toMatchObject(ACCEPTED);
    expect(await ben!.ask({ type: 'come' })).toMatchObject(ACCEPTED);
    expect(invitations(ada!)).toEqual(['comes', 'comes', 'comes']);
    await settled();
    expect(ada!.status).toMatchObject({ stage: 'gathering', deal: { number: 0, promised: [0, 1] } });
    await fixture.clock.runNext();
    await settled();
    expect(ada!.status.deal.closed?.map(({ isOpen }) => isOpen)).toEqual([true, true]);
    await fixture.clock.runNext();
    await settled();
    expect(ben!.status).toMatchObject({ stage: 'playing', deal: { number: 1 } });
  });

  test('is accepted by whoever takes part in its deal, as older clients do without a word', async () => {
    const { fixture, devices, table } = await again();
    const [ada, ben] = devices.map(({ key }) => new Device(key).takePart(key!).connect(table));
    await settled();
    expect(invitations(ada!)).toEqual(['comes', 'comes', 'comes']);
    while (ben!.status.stage === 'gathering') {
      await fixture.clock.runNext();
      await settled();
    }
    expect(ben!.status.deal.last?.parts).toEqual([0, 1]);
  });

  test('waits ten seconds at most for the devices of those who come', async () => {
    const { fixture, guests } = await invited();
    await guests[1]!.ask({ type: 'come' });
    const before = fixture.clock.now();
    expect(guests[0]!.status.waiting).toEqual({ seat: 'next-deal', until: before + 10_000 });
    await fixture.clock.runNext();
    await settled();
    expect(fixture.clock.now() - before).toBe(10_000);
    expect(guests[0]!.status.stage).toBe('playing');
  });

  test('asks once more after a minute, and a minute later leaves the choice to the host', async () => {
    const { fixture, guests, table } = await invited();
    const [ada] = guests;
    const before = fixture.clock.now();
    await fixture.clock.runNext();
    expect(fixture.clock.now() - before).toBe(60_000);
    expect(invitations(ada!)).toEqual(['comes', 'asked-again', 'comes']);
    await fixture.clock.runNext();
    expect(fixture.clock.now() - before).toBe(120_000);
    expect(invitations(ada!)).toEqual(['comes', 'silent', 'comes']);
    expect(fixture.clock.nextIn).toBe(undefined);
    expect(ada!.status.stage).toBe('gathering');
    expect((await reopened(fixture, table.id)).status().seats).toEqual(ada!.status.seats);
  });

  test('goes on in another process after a restart', async () => {
    const { fixture, guests, table } = await invited();
    await table.close();
    const other = await reopened(fixture, table.id);
    other.start();
    const ada = new Device(guests[0]!.key).connect(other);
    await fixture.clock.runNext();
    expect(invitations(ada)).toEqual(['comes', 'asked-again', 'comes']);
  });
});

/** Ben has been asked twice. */
async function silent(people = 2): ReturnType<typeof invited> {
  const scene = await invited(people);
  for (const guest of scene.guests.slice(2)) await guest.ask({ type: 'come' });
  await scene.fixture.clock.runNext();
  await scene.fixture.clock.runNext();
  return scene;
}

describe('somebody who has not answered', () => {
  test('can be replaced by a bot, which makes room for them', async () => {
    const { guests, fixture } = await silent();
    const [ada, ben] = guests;
    expect(await ben!.ask({ type: 'fill', seat: 0, level: 'sharp' })).toMatchObject(refusing('not-host'));
    expect(await ada!.ask({ type: 'fill', seat: 1, level: 'sharp' })).toMatchObject(ACCEPTED);
    expect(fixture.clock.nextIn).toBe(undefined);
    expect(ada!.status.removed).toEqual([]);
    expect(ben!.seat).toBe('none');
    expect(await sit(ben!, 1)).toMatchObject(ACCEPTED);
    expect(invitations(ada!)).toEqual(['comes', 'comes', 'comes']);
    expect(await ada!.ask({ type: 'start' })).toMatchObject(ACCEPTED);
  });

  test('can be waited for: they are asked anew', async () => {
    const { guests, fixture } = await silent();
    const [ada, ben] = guests;
    expect(await ben!.ask({ type: 'remind' })).toMatchObject(refusing('not-host'));
    expect(await ada!.ask({ type: 'remind' })).toMatchObject(ACCEPTED);
    expect(invitations(ada!)).toEqual(['comes', 'asked-again', 'comes']);
    await ben!.ask({ type: 'come' });
    await fixture.clock.runNext();
    await settled();
    expect(ben!.status.stage).toBe('playing');
  });

  test('can be left out, with fewer seats, and is not banned', async () => {
    const { guests } = await silent(3);
    const [ada, ben, zoe] = guests;
    expect(invitations(ada!)).toEqual(['comes', 'silent', 'comes']);
    expect(await ada!.ask({ type: 'clear', seat: 1 })).toMatchObject(ACCEPTED);
    expect(ada!.status.removed).toEqual([]);
    await ada!.ask({ type: 'set-terms', terms: { ...ada!.status.terms, players: 2 } });
    expect([ada!.seat, ben!.seat, zoe!.seat]).toEqual([0, 'none', 1]);
    expect(await ada!.ask({ type: 'start' })).toMatchObject(ACCEPTED);
    expect(zoe!.status.stage).toBe('playing');
  });

  test('is not the host of those who play, though they sit there', async () => {
    const { guests } = await invited(3);
    const [ada, ben, zoe] = guests;
    await zoe!.ask({ type: 'come' });
    await ada!.ask({ type: 'stand' });
    expect(ben!.status.host).toBe(2);
    expect(await zoe!.ask({ type: 'fill', seat: 1, level: 'sharp' })).toMatchObject(ACCEPTED);
  });
});

test('somebody who declines frees their seat, and the others choose what becomes of it', async () => {
  const { guests, fixture } = await invited(3);
  const [ada, ben, zoe] = guests;
  expect(await ben!.ask({ type: 'stand' })).toMatchObject(ACCEPTED);
  expect(invitations(ada!)).toEqual(['comes', 'free', 'asked']);
  await zoe!.ask({ type: 'come' });
  expect(fixture.clock.nextIn).toBe(undefined);
  expect(await ada!.ask({ type: 'start' })).toMatchObject(refusing('seats-free'));
  await ada!.ask({ type: 'fill', seat: 1, level: 'casual' });
  expect(await ada!.ask({ type: 'start' })).toMatchObject(ACCEPTED);
  expect(zoe!.status.stage).toBe('playing');
});

test('when everybody who was asked has declined, whoever invited is not stuck', async () => {
  const { guests } = await invited();
  await guests[1]!.ask({ type: 'stand' });
  await guests[0]!.ask({ type: 'fill', seat: 1, level: 'casual' });
  expect(await guests[0]!.ask({ type: 'start' })).toMatchObject(ACCEPTED);
});

test('a table of a rematch from before there were answers deals by itself', async () => {
  const { fixture, devices, table } = await again();
  const [founded, ...rest] = await fixture.storage.load(table.id);
  expect(rest).toEqual([]);
  const old = 'old-table';
  const text = JSON.stringify(founded).replace(/"by":"\w+",/, '');
  await fixture.storage.create({ game: old, changedAt: 0, isOver: false }, [JSON.parse(text)]);
  const opened = await reopened(fixture, old);
  opened.start();
  const ada = new Device(devices[0]!.key).connect(opened);
  expect(invitations(ada)).toEqual(['comes', 'comes', 'comes']);
  while (ada.status.stage === 'gathering') {
    await fixture.clock.runNext();
    await settled();
  }
});
