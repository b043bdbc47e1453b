import { describe, expect, test } from 'vitest';
import type { Seat } from '@quando/rules';
import { seatIn } from '../expected.ts';
import { OnlineTableFixture, termsOf, type Device } from './online-table-fixture.ts';

const asked = (fixture: OnlineTableFixture): Seat => seatIn(fixture.table.updateFor('watcher')!.view.asked);

/** A table of people where a decision is pending. */
const people = (tempo: 'relaxed' | 'normal' | 'quick' | 'daily'): Promise<[OnlineTableFixture, Device[]]> =>
  OnlineTableFixture.playing(termsOf(2, tempo), 2);

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
