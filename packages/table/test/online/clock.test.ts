import { describe, expect, test } from 'vitest';
import type { Seat } from '@quando/rules';
import { seatIn } from '../expected.ts';
import { OnlineDesk, termsOf, type Device } from './online-desk.ts';

const asked = (desk: OnlineDesk): Seat => seatIn(desk.table.updateFor('watcher')!.view.asked);

/** A table of people at which somebody is asked. */
const people = (tempo: 'relaxed' | 'normal' | 'quick' | 'daily'): Promise<[OnlineDesk, Device[]]> =>
  OnlineDesk.playing(termsOf(2, tempo), 2);

describe('time', () => {
  test.for([
    ['normal', 60_000],
    ['quick', 20_000],
    ['daily', 86_400_000],
  ] as const)('at %s tempo runs out after %i ms: a bot steps in, visibly', async ([tempo, limit]) => {
    const [desk, [ada]] = await people(tempo);
    const seat = asked(desk);
    expect(ada!.status.waiting).toEqual({ seat, until: desk.clock.now() + limit });
    expect(desk.clock.nextIn).toBe(limit);
    await desk.clock.runNext();
    expect(desk.isAway(seat)).toBe(true);
    expect(ada!.status.waiting).toEqual({ seat });
    const { seq } = ada!.update;
    await desk.clock.runNext();
    expect(ada!.update.seq).toBeGreaterThan(seq);
  });

  test('without a clock nobody has to hurry', async () => {
    const [desk, [ada]] = await people('relaxed');
    expect(desk.clock.nextIn).toBeUndefined();
    expect(ada!.status.waiting).toEqual({ seat: asked(desk) });
  });

  test('without a clock whoever is gone is waited for two minutes', async () => {
    const [desk, [ada]] = await people('relaxed');
    const seat = asked(desk);
    desk.absent.set(seat, desk.clock.now());
    desk.table.refreshPresence();
    expect(ada!.status.waiting).toEqual({ seat, until: desk.clock.now() + 120_000 });
    desk.absent.clear();
    desk.table.refreshPresence();
    expect(desk.clock.nextIn).toBeUndefined();
    desk.absent.set(seat, desk.clock.now());
    desk.table.refreshPresence();
    await desk.clock.runNext();
    expect(desk.isAway(seat)).toBe(true);
  });

  test('whoever returns has all the time again', async () => {
    const [desk, devices] = await people('quick');
    const seat = asked(desk);
    await desk.clock.runNext();
    expect(await devices[seat]!.ask({ type: 'return' })).toMatchObject({ type: 'accepted' });
    expect(desk.clock.nextIn).toBe(20_000);
    expect(asked(desk)).toBe(seat);
  });

  test('a scored round is followed by the next one in the end', async () => {
    const [desk, devices] = await OnlineDesk.playing({ ...termsOf(2, 'quick'), target: 500 }, 2);
    while (desk.table.updateFor('watcher')!.view.phase !== 'scored') await desk.step(devices);
    expect(devices[0]!.status.waiting).toEqual({ seat: 'next-deal', until: desk.clock.now() + 30_000 });
    await desk.clock.runNext();
    expect(devices[0]!.update.view).toMatchObject({ round: 1, phase: 'turn' });
  });

  test('a table that everybody has left rests, and goes on when somebody returns', async () => {
    const [desk, [ada, ben]] = await people('quick');
    await ada!.ask({ type: 'stand' });
    await ben!.ask({ type: 'stand' });
    expect(desk.clock.nextIn).toBeUndefined();
    await ada!.ask({ type: 'return' });
    expect(desk.clock.nextIn).toBeDefined();
  });

  test('a process that comes up late gives everybody time to come back', async () => {
    const [desk] = await people('quick');
    const seat = asked(desk);
    await desk.table.close();
    desk.clock.after(3_600_000, () => {});
    await desk.clock.runNext();
    desk.table = await desk.reopened();
    desk.table.start();
    expect(desk.clock.nextIn).toBe(15_000);
    await desk.clock.runNext();
    expect(desk.isAway(seat)).toBe(true);
  });

  test('what is due is kept beside the log', async () => {
    const [desk] = await people('quick');
    const [kept] = await desk.storage.list();
    expect(kept?.summary).toMatchObject({ due: desk.clock.now() + 20_000, isOver: false });
  });
});
