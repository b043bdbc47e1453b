import { describe, expect, test } from 'vitest';
import type { SeatStatus } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { seatIn } from '../expected.ts';
import { OnlineTableFixture, termsOf, type Device } from './online-table-fixture.ts';

const asked = (fixture: OnlineTableFixture): Seat => seatIn(fixture.table.updateFor('watcher')!.view.asked);

/** A table of people where a decision is pending. */
const people = (tempo: 'relaxed' | 'normal' | 'quick' | 'daily'): Promise<[OnlineTableFixture, Device[]]> =>
  OnlineTableFixture.playing(termsOf(2, tempo), 2);

const seatStatus = (fixture: OnlineTableFixture, seat: Seat): SeatStatus =>
  fixture.table.status().seats[seat]!;

/** Plays until another seat is asked. */
async function finishTurn(fixture: OnlineTableFixture, devices: readonly Device[]): Promise<void> {
  const seat = asked(fixture);
  while (fixture.table.updateFor('watcher')!.view.asked === seat) await fixture.step(devices);
}

/** Plays until a seat is asked in its next turn. */
async function playTo(seat: Seat, fixture: OnlineTableFixture, devices: readonly Device[]): Promise<void> {
  if (asked(fixture) === seat) await finishTurn(fixture, devices);
  while (fixture.table.updateFor('watcher')!.view.asked !== seat) await fixture.step(devices);
}

/** Lets the time of the asked seat run out, and the bot finish the turn. */
async function miss(fixture: OnlineTableFixture, devices: readonly Device[]): Promise<void> {
  await fixture.clock.runNext();
  await finishTurn(fixture, devices);
}

describe('time', () => {
  test.for([
    ['normal', 60_000],
    ['quick', 20_000],
    ['daily', 86_400_000],
  ] as const)('at %s tempo runs out after %i ms: a bot steps in, visibly', async ([tempo, limit]) => {
    const [fixture, [ada]] = await people(tempo);
    const seat = asked(fixture);
    expect(ada!.status.waiting).toEqual({ seat, until: fixture.clock.now() + limit });
    expect(fixture.clock.nextIn).toBe(limit);
    await fixture.clock.runNext();
    expect(fixture.isAway(seat)).toBe(true);
    expect(ada!.status.waiting).toEqual({ seat });
    const { seq } = ada!.update;
    await fixture.clock.runNext();
    expect(ada!.update.seq).toBeGreaterThan(seq);
  });

  test('without a clock there is no time limit', async () => {
    const [fixture, [ada]] = await people('relaxed');
    expect(fixture.clock.nextIn).toBeUndefined();
    expect(ada!.status.waiting).toEqual({ seat: asked(fixture) });
  });

  test('without a clock a disconnected person has two minutes', async () => {
    const [fixture, [ada]] = await people('relaxed');
    const seat = asked(fixture);
    fixture.absent.set(seat, fixture.clock.now());
    fixture.table.refreshPresence();
    expect(ada!.status.waiting).toEqual({ seat, until: fixture.clock.now() + 120_000 });
    fixture.absent.clear();
    fixture.table.refreshPresence();
    expect(fixture.clock.nextIn).toBeUndefined();
    fixture.absent.set(seat, fixture.clock.now());
    fixture.table.refreshPresence();
    const since = fixture.clock.now();
    while (!fixture.isAway(seat)) await fixture.clock.runNext();
    expect(fixture.clock.now() - since).toBe(120_000);
  });

  describe('that runs out', () => {
    test('once costs one turn: the person decides in the next one', async () => {
      const [fixture, devices] = await people('quick');
      const seat = asked(fixture);
      await fixture.clock.runNext();
      expect(seatStatus(fixture, seat)).toMatchObject({ isAway: true, missed: 'this-turn' });
      await finishTurn(fixture, devices);
      expect(seatStatus(fixture, seat)).toMatchObject({ isAway: false, missed: 'last-turn' });
      await playTo(seat, fixture, devices);
      expect(fixture.clock.nextIn).toBe(20_000);
      await finishTurn(fixture, devices);
      expect(seatStatus(fixture, seat)).not.toHaveProperty('missed');
    });

    test('twice in a row hands over the seat until the person returns', async () => {
      const [fixture, devices] = await people('quick');
      const seat = asked(fixture);
      await miss(fixture, devices);
      await playTo(seat, fixture, devices);
      await miss(fixture, devices);
      expect(seatStatus(fixture, seat)).toMatchObject({ isAway: true });
      expect(seatStatus(fixture, seat)).not.toHaveProperty('missed');
      await playTo(seat, fixture, devices);
      expect(fixture.isAway(seat)).toBe(true);
      await devices[seat]!.ask({ type: 'return' });
      expect(fixture.isAway(seat)).toBe(false);
    });

    test('twice, but with a turn of their own in between, costs one turn each', async () => {
      const [fixture, devices] = await people('quick');
      const seat = asked(fixture);
      await miss(fixture, devices);
      for (let turn = 0; turn < 2; turn += 1) await playTo(seat, fixture, devices);
      await fixture.clock.runNext();
      expect(seatStatus(fixture, seat)).toMatchObject({ missed: 'this-turn' });
    });

    test('for the only person lets the bots go on to the next turn, and then waits', async () => {
      const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3, 'quick'), 1);
      while (fixture.table.updateFor('watcher')!.view.asked !== 0) await fixture.step(devices);
      await miss(fixture, devices);
      await playTo(0, fixture, devices);
      await fixture.clock.runNext();
      expect(seatStatus(fixture, 0)).toMatchObject({ isAway: true });
      expect(fixture.clock.nextIn).toBeUndefined();
    });

    test('is the same when the table is read from its log', async () => {
      const [fixture, devices] = await people('quick');
      await miss(fixture, devices);
      const { seats } = (await fixture.reopened()).status();
      expect(seats).toEqual(fixture.table.status().seats);
      expect(seats).toContainEqual(expect.objectContaining({ missed: 'last-turn' }));
    });
  });

  test('a person who returns gets the full time again', async () => {
    const [fixture, devices] = await people('quick');
    const seat = asked(fixture);
    await fixture.clock.runNext();
    expect(await devices[seat]!.ask({ type: 'return' })).toMatchObject({ type: 'accepted' });
    expect(fixture.clock.nextIn).toBe(20_000);
    expect(asked(fixture)).toBe(seat);
  });

  test('a scored round is followed by the next one automatically', async () => {
    const [fixture, devices] = await OnlineTableFixture.playing({ ...termsOf(2, 'quick'), target: 500 }, 2);
    while (fixture.table.updateFor('watcher')!.view.phase !== 'scored') await fixture.step(devices);
    expect(devices[0]!.status.waiting).toEqual({ seat: 'next-deal', until: fixture.clock.now() + 30_000 });
    await fixture.clock.runNext();
    expect(devices[0]!.update.view).toMatchObject({ round: 1, phase: 'turn' });
  });

  test('a table that everybody has left pauses, and goes on when somebody returns', async () => {
    const [fixture, [ada, ben]] = await people('quick');
    await ada!.ask({ type: 'stand' });
    await ben!.ask({ type: 'stand' });
    expect(fixture.clock.nextIn).toBeUndefined();
    await ada!.ask({ type: 'return' });
    expect(fixture.clock.nextIn).toBeDefined();
  });

  test('a process that starts late gives everybody time to come back', async () => {
    const [fixture] = await people('quick');
    const seat = asked(fixture);
    await fixture.table.close();
    fixture.clock.after(3_600_000, () => {});
    await fixture.clock.runNext();
    fixture.table = await fixture.reopened();
    fixture.table.start();
    expect(fixture.clock.nextIn).toBe(15_000);
    await fixture.clock.runNext();
    expect(fixture.isAway(seat)).toBe(true);
  });

  test.for([-3_600_000, 3_600_000])(
    'a process whose clock is %i ms off neither shortens nor stretches a turn that it learns of',
    async (off) => {
      const [fixture, devices] = await people('quick');
      const clock = { now: () => fixture.clock.now() + off, after: () => () => {} };
      const other = await fixture.reopened({ clock });
      await fixture.step(devices);
      await other.refresh();
      const { waiting, now } = other.status();
      expect(waiting!.until! - now).toBeGreaterThanOrEqual(10_000);
      expect(waiting!.until! - now).toBeLessThanOrEqual(20_000);
    },
  );

  test('a process that starts after the clock was set back does not stretch a turn', async () => {
    const [fixture] = await people('quick');
    const clock = { now: () => fixture.clock.now() - 900_000, after: () => () => {} };
    const { waiting, now } = (await fixture.reopened({ clock })).status();
    expect(waiting!.until! - now).toBe(20_000);
  });

  test('the due time is stored next to the log', async () => {
    const [fixture] = await people('quick');
    const [kept] = await fixture.storage.list();
    expect(kept?.summary).toMatchObject({ due: fixture.clock.now() + 20_000, isOver: false });
  });
});
