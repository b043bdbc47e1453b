import { expect, onTestFinished, test } from 'vitest';
import { Presence, VISITOR } from '../src/presence/presence.ts';
import { PresenceStore } from '../src/presence/presence-store.ts';
import { Visitors } from '../src/presence/visitors.ts';
import { openedStore } from './storage/opened-store.ts';
import { temporaryFolder } from './temporary-folder.ts';

const START = 1_800_000_000_000;
const HOUR = 3_600_000;

/** Processes with clocks of their own, on one database. */
async function processes() {
  const store = await openedStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  return async (process: string, time: number) => {
    const clock = { now: time };
    const presence = new Presence({
      book: new PresenceStore(store.db),
      process,
      now: () => clock.now,
      onChange: () => {},
      onVisit: () => {},
      onFailure: (error) => {
        throw error;
      },
    });
    await presence.renew();
    await presence.learn('t');
    return { clock, presence, visitors: new Visitors(presence) };
  };
}

test('whoever was connected to a process that died is absent ten seconds later, although the clock was set back', async () => {
  const start = await processes();
  const first = await start('a', START);
  first.presence.enter('t', 0);
  await first.presence.close();
  const { clock, presence } = await start('b', START - HOUR);
  expect(presence.absentSince('t', 0)).toBeUndefined();
  clock.now += 10_001;
  await presence.renew();
  expect(presence.absentSince('t', 0)).toBe(START - HOUR);
});

test('nobody has left in the future', async () => {
  const start = await processes();
  const first = await start('a', START);
  first.presence.enter('t', 0)();
  await first.presence.close();
  const { presence } = await start('b', START - HOUR);
  expect(presence.absentSince('t', 0)).toBe(START - HOUR);
});

test('a process is alive as long as it gives signs of life, whatever its clock says', async () => {
  const start = await processes();
  const slow = await start('a', START - HOUR);
  slow.presence.enter('t', 0);
  await slow.presence.close();
  const { clock, presence } = await start('b', START);
  for (let i = 0; i < 10; i += 1) {
    slow.clock.now += 2000;
    clock.now += 2000;
    await slow.presence.renew();
    await presence.renew();
  }
  expect(presence.absentSince('t', 0)).toBeUndefined();
});

test('people without a seat are counted once, at all processes that are alive', async () => {
  const start = await processes();
  const [here, there] = [await start('a', START), await start('b', START)];
  const leave = here.visitors.enter('t', 'ana');
  const closeTab = here.visitors.enter('t', 'ana');
  here.visitors.enter('t', 'ben');
  here.presence.enter('t', 0);
  const leaveNameless = there.visitors.enter('t', undefined);
  there.visitors.enter('t', undefined);
  await Promise.all([here, there].map(({ presence }) => presence.close()));
  for (const { presence } of [here, there]) await presence.renew();
  expect([here, there].map(({ presence }) => presence.visitorsAt('t'))).toEqual([4, 4]);
  closeTab();
  leaveNameless();
  expect([here, there].map(({ presence }) => presence.visitorsAt('t'))).toEqual([4, 3]);
  leave();
  await here.presence.close();
  await there.presence.renew();
  expect(there.presence.visitorsAt('t')).toBe(2);
  there.clock.now += 10_001;
  await there.presence.renew();
  expect(there.presence.visitorsAt('t')).toBe(1);
});

test('whoever comes after somebody else has left takes their place', async () => {
  const start = await processes();
  const { presence, visitors } = await start('a', START);
  const leave = visitors.enter('t', 'ana');
  visitors.enter('t', 'ben');
  leave();
  visitors.enter('t', 'cem');
  expect([VISITOR, VISITOR - 1, VISITOR - 2].map((place) => presence.absentSince('t', place))).toEqual([
    undefined,
    undefined,
    0,
  ]);
});
