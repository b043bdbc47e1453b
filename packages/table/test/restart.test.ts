import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryStorage, openTable, Table } from '@quando/table';
import { TableFixture, setupOf, TABLE } from './table-fixture.ts';
import { entriesIn } from './expected.ts';

const companies = fc.constantFrom(
  'person person',
  'person sharp casual',
  'casual person beginner sharp',
  'person person person beginner sharp person',
);

test('a table that is reopened from its log, wherever that ends, sends the same updates', async () => {
  await fc.assert(
    fc.asyncProperty(companies, fc.nat(), async (words, seed) => {
      const setup = setupOf(words);
      const fixture = await TableFixture.create(setup, seed);
      const viewers = [...setup.sitters.keys(), 'watcher' as const];
      fixture.table.start();
      let isOver = false;
      while (!isOver) {
        const again = await fixture.reopened();
        for (const viewer of viewers) {
          expect(again.updateFor(viewer)).toEqual(fixture.table.updateFor(viewer));
          expect(again.updateFor(viewer, 0)).toEqual(fixture.table.updateFor(viewer, 0));
        }
        expect(again.record).toEqual(fixture.table.record);
        isOver = fixture.now.view.phase === 'over';
        if (!isOver) await fixture.step();
      }
    }),
    { numRuns: 6 },
  );
});

test('a game goes on from its log, in the middle of a bot’s move, to the same end', async () => {
  const fixture = await TableFixture.create(setupOf('person sharp casual'), 7);
  await fixture.playOut();
  const other = await TableFixture.create(setupOf('person sharp casual'), 7);
  other.table.start();
  while (other.now.view.phase !== 'over') {
    // Every move of a bot is started by a table that is closed before the move is stored.
    await other.table.close();
    other.table = await other.reopened();
    other.table.start();
    await other.step();
  }
  expect(other.table.record).toEqual(fixture.table.record);
});

test('an id that was accepted before a restart gets the same answer after it', async () => {
  const fixture = await TableFixture.create(setupOf('person person', 500));
  const seat = fixture.asked;
  const command = { type: 'act', id: 'a', after: 1, action: fixture.someAction() } as const;
  const answer = await fixture.submit(seat, command);
  while (fixture.now.view.phase !== 'scored') await fixture.step();
  const next = { type: 'continue', id: 'c', after: fixture.now.seq } as const;
  const dealt = await fixture.submit(0, next);
  fixture.table = await fixture.reopened();
  expect(await fixture.submit(seat, command)).toEqual(answer);
  expect(await fixture.submit(0, next)).toEqual(dealt);
});

test('an invalid log does not open', async () => {
  const fixture = await TableFixture.create(setupOf('person person', 500));
  while (fixture.now.view.phase !== 'scored') await fixture.step();
  await fixture.continue();
  const log = entriesIn(await fixture.ports.storage.load(TABLE));
  const dealAgain = log.length - 1;
  const opened = async (change: (entries: unknown[]) => void): Promise<unknown> => {
    const entries: unknown[] = structuredClone(log);
    change(entries);
    const storage = Object.assign(new MemoryStorage(), { load: () => Promise.resolve(entries) });
    const table = await openTable(TABLE, { ...fixture.ports, storage });
    return table instanceof Table ? 'opens' : table;
  };
  expect(await opened(() => {})).toBe('opens');
  expect(await opened((entries) => entries.splice(0))).toBe('no-such-table');
  expect(await opened(set(0, { setup: {} }))).toEqual({ code: 'not-an-entry', place: 0 });
  expect(await opened((entries) => entries.splice(1))).toEqual({ code: 'not-an-entry', place: 1 });
  expect(await opened(set(1, { dealer: 2 }))).toEqual({ code: 'bad-deal', place: 1 });
  expect(await opened(set(1, { deck: ['0/1'] }))).toEqual({ code: 'bad-deal', place: 1 });
  expect(await opened(set(2, { line: '0 knock' }))).toEqual({ code: 'illegal', place: 2 });
  expect(await opened(set(2, { line: '5 knock' }))).toEqual({ code: 'illegal', place: 2 });
  expect(await opened(set(2, { line: 'rubbish' }))).toEqual({ code: 'illegal', place: 2 });
  expect(await opened(set(2, { line: 7 }))).toEqual({ code: 'not-an-entry', place: 2 });
  expect(await opened((entries) => (entries[3] = null))).toEqual({ code: 'not-an-entry', place: 3 });
  expect(await opened(set(3, { type: 'opened' }))).toMatchObject({ code: 'not-an-entry', place: 3 });
  expect(await opened((entries) => entries.splice(4, 1))).toEqual({ code: 'out-of-order', place: 4 });
  expect(await opened(set(dealAgain, { dealer: 9 }))).toEqual({ code: 'bad-deal', place: dealAgain });
  expect(await opened((entries) => entries.push({ ...log[dealAgain]!, seq: log.length }))).toEqual({
    code: 'bad-deal',
    place: log.length,
  });
});

const set = (place: number, change: object) => (entries: unknown[]) => {
  entries[place] = Object.assign({}, entries[place], change);
};
