import { expect, onTestFinished, test } from 'vitest';
import { Presence } from '../src/presence/presence.ts';
import { PresenceStore } from '../src/presence/presence-store.ts';
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
      onFailure: (error) => {
        throw error;
      },
    });
    await presence.renew();
    await presence.learn('t');
    return { clock, presence };
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
