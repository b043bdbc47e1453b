import { expect, onTestFinished, test } from 'vitest';
import { PublicBook } from '../../src/public/public-book.ts';
import { Bans } from '../../src/public/bans.ts';
import { Reports } from '../../src/public/reports.ts';
import { openedStore } from '../storage/opened-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = 1_800_000_000_000;

test('a report is deleted after 30 days, and a ban with its addresses when it is over', async () => {
  const store = await openedStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  const { db } = store;
  let now = START;
  const [reports, bans] = [new Reports(db), new Bans(db, () => now)];
  const seat = { table_id: 'table', key_hash: 'key', person: 'ben', address: '192.0.2.1', avoids: '[]' };
  await db.insertInto('public_people').values(seat).execute();
  const report = { table: 'table', person: 'ben', name: 'Ben', reason: 'name', by: 'key' } as const;
  await reports.add({ ...report, address: seat.address }, now);
  await bans.add('ben', now + DAY);
  const kept = async (): Promise<readonly number[]> => {
    await reports.forgetOld(now);
    await bans.forgetOver();
    const rows = await db.selectFrom('bans').select('value').execute();
    return [(await reports.all()).length, rows.length];
  };
  expect(await kept()).toEqual([1, 2]);
  expect(await bans.isBanned('somebody', seat.address)).toBe(true);
  now = START + DAY;
  expect(await bans.isBanned('ben', seat.address)).toBe(false);
  expect(await kept()).toEqual([1, 0]);
  now = START + 30 * DAY;
  expect(await kept()).toEqual([1, 0]);
  now += 1;
  expect(await kept()).toEqual([0, 0]);
});

test('a ban hits where somebody was reported, also when their table is forgotten', async () => {
  const store = await openedStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  const { db } = store;
  const [reports, bans] = [new Reports(db), new Bans(db, () => START)];
  const report = { table: 'table', person: 'ben', name: 'Ben', reason: 'name', by: 'key' } as const;
  await reports.add({ ...report, address: '192.0.2.1' }, START);
  await bans.add('ben', START + DAY);
  expect(await bans.isBanned('somebody', '192.0.2.1')).toBe(true);
  expect(await bans.isBanned('somebody', '192.0.2.2')).toBe(false);
  const kept = [
    await db.selectFrom('bans').selectAll().execute(),
    await db.selectFrom('reports').selectAll().execute(),
  ];
  expect(JSON.stringify(kept)).not.toContain('192.0.2');
  await bans.lift('ben');
  expect(await bans.isBanned('somebody', '192.0.2.1')).toBe(false);
});

test('who deletes their name at a public table is no longer known there', async () => {
  const store = await openedStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  const book = new PublicBook(store.db);
  const ben = { table: 'table', key: 'key', person: 'ben', address: '192.0.2.1', avoid: ['eva'] };
  await book.enter(ben);
  await book.enter({ ...ben, key: 'other', person: 'eva' });
  expect([await book.leave('table', 'key'), await book.leave('table', 'key')]).toEqual([true, false]);
  expect((await book.people('table')).map(({ person }) => person)).toEqual(['eva']);
});

test('a ban of an earlier version still holds', async () => {
  const store = await openedStore({ folder: temporaryFolder() });
  onTestFinished(() => store.close());
  const ban = { value: '192.0.2.1', person: 'ben', until: START + DAY };
  await store.db.insertInto('bans').values(ban).execute();
  expect(await new Bans(store.db, () => START).isBanned('somebody', '192.0.2.1')).toBe(true);
});
