import { expect, onTestFinished, test } from 'vitest';
import { PresenceStore } from '../src/presence/presence-store.ts';
import { RETENTION_DAYS, type RetentionDays } from '../src/retention-settings.ts';
import { ClockDoubts } from '../src/storage/clock-doubts.ts';
import { Retention } from '../src/tables/retention.ts';
import { TableHeads } from '../src/tables/table-heads.ts';
import { openedStore } from './storage/opened-store.ts';
import { temporaryFolder } from './temporary-folder.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const START = 1_800_000_000_000;

/** A store with a table whose game is over and one that is not, and processes with clocks of their own. */
async function machines(days: RetentionDays = RETENTION_DAYS) {
  const store = await openedStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  await store.storage.create({ game: 'unfinished', changedAt: START, isOver: false }, [{ seq: 0 }]);
  await store.storage.create({ game: 'finished', changedAt: START, isOver: true }, [{ seq: 0 }]);
  const words: string[] = [];
  const presence = new PresenceStore(store.db);
  const compacted = { times: 0 };
  /** Starts a process by whose clock this much time has passed. */
  const startedAt = async (process: string, elapsed: number) => {
    const clock = { now: START + elapsed, setBy: 0 };
    const retention = new Retention({
      heads: new TableHeads(store.db),
      presence,
      doubts: new ClockDoubts(store.db),
      process,
      days,
      now: () => clock.now,
      wall: () => clock.now + clock.setBy,
      onRemoved: async () => void (compacted.times += 1),
      warn: (text) => words.push(text),
    });
    await retention.open();
    await presence.beat(process, clock.now);
    return {
      clock,
      beat: () => presence.beat(process, clock.now),
      /** Runs every half a day, and at the end. */
      run: async (milliseconds: number) => {
        for (const end = clock.now + milliseconds; clock.now < end;) {
          clock.now = Math.min(end, clock.now + DAY / 2);
          await presence.beat(process, clock.now);
          await retention.run();
        }
      },
    };
  };
  const tables = async () => (await store.storage.list()).map(({ game }) => game).toSorted();
  return { words, compacted, startedAt, tables };
}

test('tables are deleted 30 days after their games, or 90 days after the last move', async () => {
  const { startedAt, tables, words, compacted } = await machines();
  const { run } = await startedAt('a', 0);
  await run(30 * DAY);
  expect(await tables()).toEqual(['finished', 'unfinished']);
  await run(10 * MINUTE);
  expect(await tables()).toEqual(['unfinished']);
  await run(60 * DAY - 10 * MINUTE);
  expect(await tables()).toEqual(['unfinished']);
  await run(10 * MINUTE);
  expect(await tables()).toEqual([]);
  expect(words).toEqual([]);
  expect(compacted.times).toBe(2);
});

test('other periods can be set, also longer ones for finished games', async () => {
  const { startedAt, tables } = await machines({ finished: 5, unfinished: 2, leagues: 10 });
  const { run } = await startedAt('a', 0);
  await run(2 * DAY + 10 * MINUTE);
  expect(await tables()).toEqual(['finished']);
  await run(3 * DAY);
  expect(await tables()).toEqual([]);
});

test('a clock that is set while a process runs deletes nothing, and the host is told', async () => {
  const { startedAt, tables, words } = await machines();
  const { run, clock } = await startedAt('a', 0);
  clock.setBy = 365 * DAY;
  await run(DAY);
  expect(await tables()).toHaveLength(2);
  expect(words).toEqual([expect.stringContaining('jumped by 31536000 seconds')]);
});

test('a clock that is slewed by a few seconds is not worth a warning', async () => {
  const { startedAt, words } = await machines();
  const { run, clock } = await startedAt('a', 0);
  clock.setBy = 30_000;
  await run(10 * MINUTE);
  expect(words).toEqual([]);
});

test('a process that starts with a wrong clock deletes nothing for a week, however often it is restarted', async () => {
  const { startedAt, tables, words } = await machines();
  await startedAt('a', 0);
  const wrong = 365 * DAY;
  await (await startedAt('b', wrong)).run(DAY);
  await (await startedAt('c', wrong + DAY)).run(5 * DAY);
  expect(await tables()).toHaveLength(2);
  expect(words).toEqual([expect.stringContaining('365 days old')]);
  // The clock is corrected.
  await (await startedAt('d', 7 * DAY)).run(2 * DAY);
  expect(await tables()).toHaveLength(2);
});

test('a server that was off for months deletes what is old a week later', async () => {
  const { startedAt, tables } = await machines();
  await startedAt('a', 0);
  const { run } = await startedAt('b', 100 * DAY);
  await run(7 * DAY - 10 * MINUTE);
  expect(await tables()).toHaveLength(2);
  await run(10 * MINUTE);
  expect(await tables()).toEqual([]);
});

test('while two living processes have different clocks, neither deletes anything', async () => {
  const { startedAt, tables, words } = await machines();
  const right = await startedAt('a', 0);
  const ahead = await startedAt('b', 6 * DAY);
  for (let i = 0; i < 200; i += 1) {
    right.clock.now += DAY / 2;
    await right.beat();
    await ahead.run(DAY / 2);
  }
  expect(await tables()).toHaveLength(2);
  expect(words[0]).toContain('differ by');
});
