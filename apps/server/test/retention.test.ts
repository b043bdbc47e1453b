import { expect, onTestFinished, test } from 'vitest';
import { PresenceStore } from '../src/presence/presence-store.ts';
import { Retention } from '../src/tables/retention.ts';
import { TableHeads } from '../src/tables/table-heads.ts';
import { openedStore } from './storage/opened-store.ts';
import { temporaryFolder } from './temporary-folder.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const START = 1_800_000_000_000;

/** A store with one table, and a machine whose clock can be set. */
async function machine() {
  const store = await openedStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  await store.storage.create({ game: 'a', changedAt: START, isOver: false }, [{ seq: 0 }]);
  const words: string[] = [];
  let elapsed = 0;
  let setForward = 0;
  const retention = new Retention({
    heads: new TableHeads(store.db),
    presence: new PresenceStore(store.db),
    now: () => START + elapsed + setForward,
    elapsed: () => elapsed,
    warn: (text) => words.push(text),
  });
  return {
    words,
    setClock: (milliseconds: number) => (setForward += milliseconds),
    tables: async () => (await store.storage.list()).length,
    /** Runs every ten minutes. */
    run: async (milliseconds: number) => {
      for (const end = elapsed + milliseconds; elapsed < end;) {
        elapsed += 10 * MINUTE;
        await retention.run();
      }
    },
  };
}

test('an old table is deleted after 90 days', async () => {
  const { run, tables, words } = await machine();
  await run(90 * DAY);
  expect(await tables()).toBe(1);
  await run(10 * MINUTE);
  expect(await tables()).toBe(0);
  expect(words).toEqual([]);
});

test('a clock that jumps forward and is corrected within a day deletes nothing', async () => {
  const { run, tables, setClock, words } = await machine();
  await run(DAY);
  setClock(365 * DAY);
  await run(DAY / 2);
  setClock(-365 * DAY);
  await run(2 * DAY);
  expect(await tables()).toBe(1);
  expect(words).toHaveLength(2);
  expect(words[0]).toContain('jumped by 31536000 seconds');
});

test('a clock that jumps and then runs evenly for a day is trusted again', async () => {
  const { run, tables, setClock } = await machine();
  setClock(365 * DAY);
  await run(DAY);
  expect(await tables()).toBe(1);
  await run(10 * MINUTE);
  expect(await tables()).toBe(0);
});

test('a clock that is slewed by a few seconds is trusted', async () => {
  const { run, words, setClock } = await machine();
  setClock(30_000);
  await run(10 * MINUTE);
  expect(words).toEqual([]);
});
